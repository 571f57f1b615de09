import { type AliasMove, aliasHistoryCall, aliasRemoveCall, aliasRollBackCall } from '@atrium/contract';
import { type BusinessError, request, useCall, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { useRefresh } from '../use-refresh.ts';

const SHOWN = 100;

export type AliasMoves = ReturnType<typeof useAliasMoves>;

/** The moves of an algorithm's aliases, newest first, and a way to roll them back. */
export function useAliasMoves(algorithmId: string) {
  const history = useCall(aliasHistoryCall, { algorithmId, pageSize: SHOWN });
  const refresh = useRefresh();
  const [businessError, setBusinessError] = useState<BusinessError>();
  const { isRunning, submit } = useSubmission();
  const run = async (work: () => Promise<unknown>) => {
    setBusinessError(undefined);
    await submit(work, setBusinessError);
    refresh();
    void history.reload();
  };
  return {
    history,
    businessError,
    isRunning,
    rollBack: ({ id }: AliasMove) => run(() => request(aliasRollBackCall, { id }, { isSilent: true })),
    remove: ({ name: alias, version: expected }: { readonly name: string; readonly version: number }) =>
      run(() => request(aliasRemoveCall, { algorithmId, alias, expected, reason: '' }, { isSilent: true })),
  };
}
