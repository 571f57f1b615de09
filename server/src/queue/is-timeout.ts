/** Returns whether a signal aborted because of a timeout, as `AbortSignal.timeout` does. */
export function isTimeout(signal: AbortSignal | undefined): boolean {
  return signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}
