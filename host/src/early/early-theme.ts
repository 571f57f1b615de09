import { readPublicValues } from './read-public-values.ts';

/** The end of the key under which the browser stores the last theme, for all of its users. */
export const SHOWN_THEME_KEY = 'shown-theme';

/**
 * Sets the theme before the first paint. It uses the theme that was shown last, because the user is not known yet. It
 * runs while the document's head is parsed. The body appears a moment later, and nothing is painted yet.
 */
export function showEarlyTheme(): void {
  const theme = isDark() ? 'dark' : 'light';
  const applyTheme = (): void => document.body?.setAttribute('arco-theme', theme);
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    applyTheme();
  });
  if (document.body) applyTheme();
  else observer.observe(document.documentElement, { childList: true });
}

function isDark(): boolean {
  const [theme] = readPublicValues(SHOWN_THEME_KEY);
  if (theme === 'light' || theme === 'dark') return theme === 'dark';
  // The user chose the system's theme, or nothing is stored.
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
