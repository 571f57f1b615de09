/** Returns the share of calls without errors, 0 to 1; null without calls. */
export function successRate(tally: { readonly calls: number; readonly errors: number }): number | null {
  return tally.calls === 0 ? null : 1 - tally.errors / tally.calls;
}
