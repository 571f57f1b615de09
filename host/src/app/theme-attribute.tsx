import { resolvedThemeAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';

/** Arco and our tokens read the theme from the body. */
export function ThemeAttribute() {
  const theme = useAtomValue(resolvedThemeAtom);
  useLayoutEffect(() => {
    document.body.setAttribute('arco-theme', theme);
  }, [theme]);
  return null;
}
