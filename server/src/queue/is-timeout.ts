/** Whether a signal aborted because its time was up, as `AbortSignal.timeout` does. */
export function isTimeout(signal: AbortSignal | undefined): boolean {
  return signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}
