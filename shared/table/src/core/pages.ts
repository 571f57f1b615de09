/** The last page there is, at least 1. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page to go back to when the one asked for is beyond the end, as after its last row went; else none. */
export function stepBack(page: number, pageSize: number, total: number): number | undefined {
  const last = lastPage(total, pageSize);
  return page > last ? last : undefined;
}
