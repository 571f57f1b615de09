import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { closeTabsAtom } from '../state/close-atoms.ts';
import { openTabsAtom } from '../state/open-tabs-atom.ts';
import { moveTabAtom } from '../state/order-atoms.ts';
import { getRowDirection } from './measure-strip.ts';

/**
 * Handles the keyboard in a row of tabs. Arrow keys, Home and End move the focus, Enter opens the focused tab, Delete
 * closes it, and Ctrl+Shift with an arrow key moves it.
 */
export function useTabKeys(strip: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const store = useStore();
  const translateTitle = useTranslateTitle();
  const tabs = useAtomValue(openTabsAtom);
  const [focusedId, setFocusedId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const nextFocusedId = useRef<string>(undefined);
  const isOpen = (id: string | undefined): boolean => tabs.some((tab) => tab.id === id);
  const tabStopId = isOpen(focusedId) ? focusedId : (tabs.find(({ isCurrent }) => isCurrent) ?? tabs[0])?.id;

  useEffect(() => {
    // When the focused tab closes, its neighbor gets the focus, unless a dialog has it.
    if (nextFocusedId.current === undefined || document.activeElement !== document.body || tabs.length === 0)
      return;
    focusTab(strip.current, nextFocusedId.current);
    nextFocusedId.current = undefined;
  }, [strip, tabs.length]);

  function handleKey(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ id }) => id === findTabId(event.target));
    const tab = tabs[index];
    const row = strip.current;
    if (!tab || !row || event.altKey) return;
    const step = getStep(event.key, getRowDirection(row));
    const isMove = event.ctrlKey && event.shiftKey;
    if (step !== undefined && isMove) moveTo(tab.id, index + step);
    else if (step !== undefined) focusTab(row, tabs[(index + step + tabs.length) % tabs.length]?.id);
    else if (event.key === 'Home') focusTab(row, tabs[0]?.id);
    else if (event.key === 'End') focusTab(row, tabs.at(-1)?.id);
    else if (event.key === 'Delete') {
      nextFocusedId.current = (tabs[index + 1] ?? tabs[index - 1])?.id;
      store.set(closeTabsAtom, 'one', tab.id);
    } else return;
    event.preventDefault();
  }

  function moveTo(id: string, to: number): void {
    if (to < 0 || to >= tabs.length) return;
    store.set(moveTabAtom, id, to);
    const order = store.get(openTabsAtom);
    const position = order.findIndex((tab) => tab.id === id) + 1;
    const count = order.length;
    const title = translateTitle(order[position - 1]?.title ?? '');
    setAnnouncement(
      t({ id: 'host.component.tabs.moved', message: `“${title}” moved to position ${position} of ${count}` }),
    );
    focusTab(strip.current, id);
  }

  return {
    tabStopId,
    announcement,
    handleKey,
    trackFocus: ({ target }: FocusEvent) => setFocusedId(findTabId(target)),
  };
}

/** Returns by how much an arrow key changes the index of a tab: 1 or −1. Returns `undefined` for other keys. */
function getStep(key: string, direction: 1 | -1): number | undefined {
  if (key === 'ArrowRight') return direction;
  return key === 'ArrowLeft' ? -direction : undefined;
}

function findTabId(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.tab : undefined;
}

function focusTab(row: HTMLElement | null, id: string | undefined): void {
  row?.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus();
}
