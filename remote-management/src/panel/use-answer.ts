import { useCallback, useEffect, useState } from 'react';

interface Answer<Data> {
  /** None before the first answer, and after a failure. */
  readonly data: Data | undefined;
  /** Told by a popup already. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** What is asked for when this appears, and when `ask` becomes another function; keep it by `useCallback`. */
export function useAnswer<Data>(ask: (signal: AbortSignal) => Promise<Data>): Answer<Data> {
  const [{ data, hasFailed }, setOutcome] = useState<Omit<Answer<Data>, 'retry'>>(NONE);
  const run = useCallback(() => {
    const asked = new AbortController();
    setOutcome(NONE);
    ask(asked.signal).then(
      (answer) => setOutcome({ data: answer, hasFailed: false }),
      () => {
        if (!asked.signal.aborted) setOutcome({ data: undefined, hasFailed: true });
      },
    );
    return () => asked.abort();
  }, [ask]);
  useEffect(run, [run]);
  return { data, hasFailed, retry: () => void run() };
}

const NONE = { data: undefined, hasFailed: false } as const;
