import { resolvedThemeAtom, themeAtom, themeChoiceSchema, writeStored } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { SHOWN_THEME_KEY } from '../early/early-theme.ts';

/**
 * Sets the theme on the body, where Arco and the console's tokens read it. Stores the choice for the next start.
 */
export function ThemeAttribute() {
  const choice = useAtomValue(themeAtom);
  const theme = useAtomValue(resolvedThemeAtom);
  useLayoutEffect(() => {
    document.body.setAttribute('arco-theme', theme);
    writeStored('public', SHOWN_THEME_KEY, themeChoiceSchema, choice);
  }, [theme, choice]);
  return null;
}
