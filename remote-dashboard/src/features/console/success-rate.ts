/** Returns the share of runs without errors, 0 to 1; null without runs. */
export function successRate(tally: { readonly calls: number; readonly errors: number }): number | null {
  return tally.calls === 0 ? null : 1 - tally.errors / tally.calls;
}
