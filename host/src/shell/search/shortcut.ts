/** Returns whether the keyboard has a command key instead of Control. */
function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** Returns the label of the shortcut on this system. */
export function formatShortcut(): string {
  return hasCommandKey() ? '⌘ K' : 'Ctrl K';
}

/** Returns whether a key event opens the search. On a Mac, Control K belongs to text fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return false;
  return hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
}
