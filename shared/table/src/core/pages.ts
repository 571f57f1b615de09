/** Returns the last page, at least 1. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * Returns the page to go back to if the requested one is beyond the end, for example after its last row was removed;
 * otherwise undefined.
 */
export function stepBack(page: number, pageSize: number, total: number): number | undefined {
  const last = lastPage(total, pageSize);
  return page > last ? last : undefined;
}
