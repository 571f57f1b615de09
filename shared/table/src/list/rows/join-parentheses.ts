/** Prevents line breaks inside parentheses, so that a title such as `Runs (7 days)` breaks before them. */
export function joinParentheses(title: string): string {
  return title.replace(/\([^)]*\)/g, (part) => part.replaceAll(' ', '\u00a0'));
}
