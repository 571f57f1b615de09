const reported = new WeakSet<object>();

/** Marks an error as reported, so that it is not reported again if no code catches it. */
export function markReported(error: Error): void {
  reported.add(error);
}

export function wasReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error);
}
