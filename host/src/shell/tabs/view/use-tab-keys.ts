import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { closeTabsAtom } from '../state/close-atoms.ts';
import { openTabsAtom } from '../state/open-tabs-atom.ts';
import { moveTabAtom } from '../state/order-atoms.ts';
import { getRowDirection } from './measure-strip.ts';

/**
 * Keyboard use of a row of tabs. Arrow keys, Home and End move the focus, Delete closes a tab, and Ctrl+Shift with an
 * arrow key moves it. Moving the focus opens nothing. Enter opens the tab.
 */
export function useTabKeys(strip: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const store = useStore();
  const translateTitle = useTranslateTitle();
  const tabs = useAtomValue(openTabsAtom);
  const [reached, setReached] = useState<string>();
  const [news, setNews] = useState('');
  const nextFocused = useRef<string>(undefined);
  const isThere = (id: string | undefined): boolean => tabs.some((tab) => tab.id === id);
  const stop = isThere(reached) ? reached : (tabs.find(({ isCurrent }) => isCurrent) ?? tabs[0])?.id;

  useEffect(() => {
    // Closing a tab removes the focus with it. Its neighbor gets the focus, unless a dialog does.
    if (nextFocused.current === undefined || document.activeElement !== document.body || tabs.length === 0)
      return;
    focusTab(strip.current, nextFocused.current);
    nextFocused.current = undefined;
  }, [strip, tabs.length]);

  function press(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === findTabId(event.target));
    const tab = tabs[at];
    const row = strip.current;
    if (!tab || !row || event.altKey) return;
    const step = getStep(event.key, getRowDirection(row));
    const isMove = event.ctrlKey && event.shiftKey;
    if (step !== undefined && isMove) move(tab.id, at + step);
    else if (step !== undefined) focusTab(row, tabs[(at + step + tabs.length) % tabs.length]?.id);
    else if (event.key === 'Home') focusTab(row, tabs[0]?.id);
    else if (event.key === 'End') focusTab(row, tabs.at(-1)?.id);
    else if (event.key === 'Delete') {
      nextFocused.current = (tabs[at + 1] ?? tabs[at - 1])?.id;
      store.set(closeTabsAtom, 'one', tab.id);
    } else return;
    event.preventDefault();
  }

  function move(id: string, to: number): void {
    if (to < 0 || to >= tabs.length) return;
    store.set(moveTabAtom, id, to);
    const order = store.get(openTabsAtom);
    const position = order.findIndex((tab) => tab.id === id) + 1;
    const count = order.length;
    const title = translateTitle(order[position - 1]?.title ?? '');
    setNews(
      t({ id: 'host.component.tabs.moved', message: `“${title}” moved to position ${position} of ${count}` }),
    );
    focusTab(strip.current, id);
  }

  return { stop, news, press, follow: ({ target }: FocusEvent) => setReached(findTabId(target)) };
}

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
