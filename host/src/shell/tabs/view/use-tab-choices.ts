import { getDirection, localeAtom } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import type { MenuChoice } from '../../../components/menu-button/menu-items.tsx';
import { closeTabsAtom, reopenTabAtom } from '../state/close-atoms.ts';
import { type CloseScope, listTabsToClose } from '../state/close-tabs.ts';
import { isMaximizedAtom, toggleMaximizedAtom } from '../state/maximize-atoms.ts';
import { moveTabAtom, togglePinAtom } from '../state/order-atoms.ts';
import { openInWindowAtom, reloadTabAtom } from '../state/switch-atoms.ts';
import type { Tab } from '../state/tab.ts';
import { tabsAtom } from '../state/tabs-atom.ts';

/** A menu entry, or `false` if the action does not apply. */
type Choice = MenuChoice | false;

/** Returns all actions for a tab as menu entries. Actions that do not apply are left out. */
export function useTabChoices(id: string | undefined): readonly MenuChoice[] {
  const { tabs } = useAtomValue(tabsAtom);
  const tab = tabs.find((candidate) => candidate.id === id);
  const tabChoices = useTabActionChoices(tab);
  const closing = useCloseChoices(tab);
  const moving = useMoveChoices(tab);
  const general = useGeneralChoices();
  return [...tabChoices, ...closing, ...moving, ...general].filter((choice) => choice !== false);
}

function useTabActionChoices(tab: Tab | undefined): readonly Choice[] {
  const { t } = useLingui();
  const store = useStore();
  if (!tab) return [];
  const { id, meta } = tab;
  return [
    {
      key: 'reload',
      label: t({ id: 'host.component.tabs.reload', message: 'Reload' }),
      choose: () => store.set(reloadTabAtom, id),
    },
    {
      key: 'pin',
      label: meta.isPinned
        ? t({ id: 'host.component.tabs.unpin', message: 'Unpin' })
        : t({ id: 'host.component.tabs.pin', message: 'Pin' }),
      choose: () => store.set(togglePinAtom, id),
    },
    {
      key: 'window',
      label: t({ id: 'host.component.tabs.open-window', message: 'Open in new window' }),
      choose: () => store.set(openInWindowAtom, id),
    },
  ];
}

function useCloseChoices(tab: Tab | undefined): readonly Choice[] {
  const { t } = useLingui();
  const store = useStore();
  const { tabs } = useAtomValue(tabsAtom);
  const [left, right]: readonly CloseScope[] = useIsRightToLeft() ? ['after', 'before'] : ['before', 'after'];
  const createChoice = (scope: CloseScope | undefined, label: string): Choice =>
    scope !== undefined &&
    listTabsToClose(tabs, scope, tab?.id ?? '').length > 0 && {
      key: `close-${scope}`,
      label,
      choose: () => store.set(closeTabsAtom, scope, tab?.id ?? ''),
    };
  return [
    createChoice('one', t({ id: 'host.component.tabs.close', message: 'Close' })),
    createChoice(left, t({ id: 'host.component.tabs.close-left', message: 'Close left' })),
    createChoice(right, t({ id: 'host.component.tabs.close-right', message: 'Close right' })),
    createChoice('others', t({ id: 'host.component.tabs.close-others', message: 'Close others' })),
    createChoice('all', t({ id: 'host.component.tabs.close-all', message: 'Close all' })),
  ];
}

function useMoveChoices(tab: Tab | undefined): readonly Choice[] {
  const { t } = useLingui();
  const store = useStore();
  const { tabs } = useAtomValue(tabsAtom);
  // The difference between the index of the tab to the right and the index of this tab.
  const step = useIsRightToLeft() ? -1 : 1;
  if (!tab) return [];
  const index = tabs.indexOf(tab);
  // Pinned tabs stay before the others, so a tab cannot move past the border between the two groups.
  const createChoice = (key: string, targetIndex: number, label: string): Choice =>
    tabs[targetIndex] !== undefined &&
    (tabs[targetIndex].meta.isPinned ?? false) === (tab.meta.isPinned ?? false) && {
      key,
      label,
      choose: () => store.set(moveTabAtom, tab.id, targetIndex),
    };
  return [
    createChoice('move-left', index - step, t({ id: 'host.component.tabs.move-back', message: 'Move left' })),
    createChoice('move-right', index + step, t({ id: 'host.component.tabs.move-on', message: 'Move right' })),
  ];
}

function useIsRightToLeft(): boolean {
  return getDirection(useAtomValue(localeAtom)) === 'rtl';
}

function useGeneralChoices(): readonly Choice[] {
  const { t } = useLingui();
  const store = useStore();
  const { closed } = useAtomValue(tabsAtom);
  const isMaximized = useAtomValue(isMaximizedAtom);
  return [
    closed.length > 0 && {
      key: 'reopen',
      label: t({ id: 'host.component.tabs.reopen', message: 'Reopen closed tab' }),
      choose: () => store.set(reopenTabAtom),
    },
    {
      key: 'maximize',
      label: isMaximized
        ? t({ id: 'host.component.tabs.restore', message: 'Exit maximized view' })
        : t({ id: 'host.component.tabs.maximize', message: 'Maximize content' }),
      choose: () => store.set(toggleMaximizedAtom),
    },
  ];
}
