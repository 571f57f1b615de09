/** Ends a request when its time is up, or when its caller says so. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether it was time, ours or the caller's, that ended the request. */
  isTimeout(): boolean;
  stop(): void;
}

/**
 * Built by hand: where requests are collected while their body is still read, combined platform signals were seen to
 * be collected with them, and then never fired.
 */
export function startDeadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const follow = (): void => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request took too long', 'TimeoutError')),
    milliseconds,
  );
  caller?.addEventListener('abort', follow, { once: true });
  if (caller?.aborted) follow();
  return {
    signal: controller.signal,
    isTimeout: () => (controller.signal.reason as { name?: unknown } | undefined)?.name === 'TimeoutError',
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
