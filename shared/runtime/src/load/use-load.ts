import type { BodyOf, Call, DataOf } from '@atrium/contract';
import { useCallback, useEffect } from 'react';
import { requestLocaleAtom } from '../http/request-locale-atom.ts';
import { usePaneAtomValue, useSetPaneAtom } from '../pane/use-pane-atom.ts';
import { appStore } from '../store/app-store.ts';
import type { Load, Loaded } from './define-load.ts';

/**
 * Loads when the page appears, when `body` becomes another object, when the page speaks another language, which answers
 * may be worded in, and by `reload`; the answer lives in the pane's store. Keep `body` by `useMemo`.
 */
export function useLoad<C extends Call>(
  load: Load<C>,
  body: BodyOf<C>,
): Loaded<DataOf<C>> & { reload(): Promise<void> } {
  const state = usePaneAtomValue(load.stateAtom) as Loaded<DataOf<C>>;
  const ask = useSetPaneAtom(load.loadAtom);
  const reload = useCallback(() => ask(body), [ask, body]);
  useEffect(() => {
    void reload();
    return appStore.sub(requestLocaleAtom, () => void reload());
  }, [reload]);
  return { ...state, reload };
}
