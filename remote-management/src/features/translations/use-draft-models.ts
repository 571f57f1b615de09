import { translationCalls } from '@atrium/contract';
import { useCall, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { chooseModelAtom, chosenModelAtom } from './translation-atoms.ts';

/** Returns the chat models that can write drafts, and the chosen one. By default, the first one is chosen. */
export function useDraftModels() {
  const { data } = useCall(translationCalls.models, {});
  const chosenId = usePaneAtomValue(chosenModelAtom);
  const choose = useSetPaneAtom(chooseModelAtom);
  const list = data?.list ?? [];
  return {
    isLoaded: data !== undefined,
    list,
    model: list.find(({ id }) => id === chosenId) ?? list[0],
    choose,
  };
}
