import { type AliasMove, aliasHistoryCall, aliasRemoveCall, aliasRollBackCall } from '@atrium/contract';
import { request, useCall } from '@atrium/runtime';
import { useAction } from '../../../drawer/use-action.ts';
import { useRefresh } from '../use-refresh.ts';

/** The largest number of moves that are shown. */
const MAX_MOVES = 100;

export type AliasActions = ReturnType<typeof useAliasActions>;

/**
 * Returns the moves of an algorithm's aliases, newest first, and functions that roll back a move or remove an alias.
 */
export function useAliasActions(algorithmId: string) {
  const history = useCall(aliasHistoryCall, { algorithmId, pageSize: MAX_MOVES });
  const refresh = useRefresh();
  const { isRunning, error, run } = useAction();
  const change = async (work: () => Promise<unknown>) => {
    await run(work);
    refresh();
    void history.reload();
  };
  return {
    history,
    error,
    isRunning,
    rollBack: ({ id }: AliasMove) => change(() => request(aliasRollBackCall, { id }, { isSilent: true })),
    removeAlias: ({ name: alias, version: expected }: { readonly name: string; readonly version: number }) =>
      change(() =>
        request(aliasRemoveCall, { algorithmId, alias, expected, reason: '' }, { isSilent: true }),
      ),
  };
}
