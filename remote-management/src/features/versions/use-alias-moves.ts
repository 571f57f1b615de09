import { type AliasMove, aliasHistoryCall, aliasRemoveCall, aliasRollBackCall } from '@atrium/contract';
import { type BusinessError, defineLoad, request, useLoad, useSubmission } from '@atrium/runtime';
import { useMemo, useState } from 'react';
import { useRefresh } from './use-refresh.ts';

const historyLoad = defineLoad(aliasHistoryCall);

const SHOWN = 100;

export type AliasMoves = ReturnType<typeof useAliasMoves>;

/** The moves of an algorithm's aliases, newest first, and taking them back. */
export function useAliasMoves(algorithmId: string) {
  const history = useLoad(
    historyLoad,
    useMemo(() => ({ algorithmId, pageSize: SHOWN }), [algorithmId]),
  );
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<BusinessError>();
  const { isRunning, submit } = useSubmission();
  const run = async (work: () => Promise<unknown>) => {
    setRefusal(undefined);
    await submit(work, setRefusal);
    refresh();
    void history.reload();
  };
  return {
    list: history.data?.list,
    error: history.error,
    reload: history.reload,
    refusal,
    isRunning,
    rollBack: ({ id }: AliasMove) => run(() => request(aliasRollBackCall, { id }, { isSilent: true })),
    remove: ({ name: alias, version: expected }: { readonly name: string; readonly version: number }) =>
      run(() => request(aliasRemoveCall, { algorithmId, alias, expected, reason: '' }, { isSilent: true })),
  };
}
