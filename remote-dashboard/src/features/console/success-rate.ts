/** The share of calls that were no errors, 0 to 1; none while there was no call. */
export function successRate(tally: { readonly calls: number; readonly errors: number }): number | null {
  return tally.calls === 0 ? null : 1 - tally.errors / tally.calls;
}
