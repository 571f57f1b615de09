/** Returns the last page, at least 1. */
export function findLastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
