import { readStored } from './read-stored.ts';

/** Under this key the browser stores the last theme, for all users of this browser. */
export const SHOWN_THEME = 'shown-theme';

/**
 * Sets the theme before the first paint. It uses the theme that was shown last, because the user is not known yet. It
 * runs while the document's head is parsed. The body appears a moment later, still unpainted.
 */
export function showEarlyTheme(): void {
  const theme = isDark() ? 'dark' : 'light';
  const paint = (): void => document.body?.setAttribute('arco-theme', theme);
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    paint();
  });
  if (document.body) paint();
  else observer.observe(document.documentElement, { childList: true });
}

function isDark(): boolean {
  const [theme] = readStored(SHOWN_THEME);
  if (theme === 'light' || theme === 'dark') return theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
