interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Ends this process on SIGINT, SIGTERM or SIGHUP, and when its parent process ends. Repeated signals have no further
 * effect.
 *
 * @param starting The server or worker to stop. If its start is still running, the shutdown waits for the start.
 * @param timeout The longest time that the shutdown may take, in milliseconds.
 */
export function stopOnSignal(starting: Promise<Stoppable>, timeout: number): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), timeout).unref();
    const started = await starting.catch(() => undefined);
    await started?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  process.on('disconnect', () => void end());
  // The parent process ended before this listener was added.
  if (process.connected === false) void end();
}
