import { translationCalls } from '@atrium/contract';
import { useCall, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { chooseModelAtom, chosenModelAtom } from './translation-atoms.ts';

/** The chat models that can write drafts, and the chosen one: at first the first one. */
export function useDraftModels() {
  const { data } = useCall(translationCalls.models, {});
  const chosen = usePaneAtomValue(chosenModelAtom);
  const choose = useSetPaneAtom(chooseModelAtom);
  const list = data?.list ?? [];
  return {
    isLoaded: data !== undefined,
    list,
    model: list.find(({ id }) => id === chosen) ?? list[0],
    choose,
  };
}
