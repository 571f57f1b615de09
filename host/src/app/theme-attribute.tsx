import { resolvedThemeAtom, themeAtom, themeChoiceSchema, writeStored } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { SHOWN_THEME } from '../early/early-theme.ts';

/** Arco and the console's tokens read the theme from the body. The choice is stored for the next start. */
export function ThemeAttribute() {
  const choice = useAtomValue(themeAtom);
  const theme = useAtomValue(resolvedThemeAtom);
  useLayoutEffect(() => {
    document.body.setAttribute('arco-theme', theme);
    writeStored('public', SHOWN_THEME, themeChoiceSchema, choice);
  }, [theme, choice]);
  return null;
}
