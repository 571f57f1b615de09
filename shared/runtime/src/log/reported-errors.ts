const reported = new WeakSet<object>();

/** Notes that an error has been told already, so that it is not told again if nobody catches it. */
export function noteReported(error: Error): void {
  reported.add(error);
}

export function wasReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error);
}
