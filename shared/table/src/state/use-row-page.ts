import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowPage, RowQuery, RowSource } from '../definition.ts';
import { useLatest } from './use-latest.ts';

interface RowPageState<Row> {
  readonly page: RowPage<Row> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
}

interface LoadedRows<Row> extends RowPageState<Row> {
  reload(): Promise<void>;
  /** Asks again without a sign of it; a failure leaves the rows as they are. */
  renew(): Promise<void>;
}

/**
 * Asks a source for rows whenever source or query is another one, and when a hidden pane is shown again. Of several
 * questions the last one counts, and the others are given up.
 */
export function useRowPage<Row>(source: RowSource<Row>, query: RowQuery): LoadedRows<Row> {
  const [state, setState] = useState<RowPageState<Row>>({
    page: undefined,
    error: undefined,
    isLoading: true,
  });
  const latest = useLatest({ source, query });
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(async (asked: RowSource<Row>, body: RowQuery, isSilent: boolean) => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    if (!isSilent) setState((held) => ({ ...held, isLoading: true }));
    const settle = (outcome: Partial<RowPageState<Row>>) => {
      if (running.current === turn) setState((held) => ({ ...held, ...outcome, isLoading: false }));
    };
    try {
      const page = await asked.list(body, { signal: turn.signal, isSilent });
      settle({ page, error: undefined });
    } catch (error) {
      settle(isSilent ? {} : { error });
    }
  }, []);

  useEffect(() => {
    void ask(source, query, false);
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [ask, source, query]);

  return {
    ...state,
    reload: useCallback(() => ask(latest.current.source, latest.current.query, false), [ask, latest]),
    renew: useCallback(() => ask(latest.current.source, latest.current.query, true), [ask, latest]),
  };
}
