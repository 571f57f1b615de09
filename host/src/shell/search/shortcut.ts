/** Whether the keyboard has a command key in place of Control. */
function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** The shortcut as keyboards of this system name it. */
export function shortcutText(): string {
  return hasCommandKey() ? '⌘ K' : 'Ctrl K';
}

/** Whether somebody asks for the search. On a Mac, Control K belongs to text fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return false;
  return hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
}
