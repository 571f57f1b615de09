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
  const theme = readShown();
  if (theme === '"light"' || theme === '"dark"') return theme === '"dark"';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The deployment ID, which starts the key, is not known yet either. */
function readShown(): string | undefined {
  try {
    const name = Object.keys(localStorage).find((key) => key.endsWith(`:public:${SHOWN_THEME}`));
    return name && (localStorage.getItem(name) ?? undefined);
  } catch {
    return undefined;
  }
}
