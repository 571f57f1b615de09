import { mayVisit } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { matchRoute } from '../../../navigation/routes/known-route.ts';
import { knownRoutesAtom } from '../../menu/state/known-routes-atom.ts';
import { type FoundGroup, findGroups, listGroups } from '../find/find-groups.ts';
import { couldBePinyin, loadPinyinAtom, pinyinAtom } from '../find/pinyin-atom.ts';
import type { SearchGroup } from '../search-item.ts';
import { listRecentItems } from '../sources/recent.ts';
import { recentChoicesAtom } from '../sources/recent-atoms.ts';
import { useActionItems } from '../sources/use-action-items.ts';
import { usePageItems } from '../sources/use-page-items.ts';
import { useRecordGroups } from '../sources/use-record-groups.ts';
import { useTabItems } from '../sources/use-tab-items.ts';

export interface PaletteItems {
  readonly groups: readonly FoundGroup[];
  /** Whether the search for records is still running. */
  readonly isSearching: boolean;
  /** Whether a search failed. */
  readonly isIncomplete: boolean;
}

/** Returns the items of the palette for a query. For an empty query: recent choices, then tabs, pages and actions. */
export function usePaletteItems(query: string, requestSignOut: () => void): PaletteItems {
  const { t } = useLingui();
  const localGroups = useLocalGroups(requestSignOut);
  const { groups: records, ...state } = useRecordGroups(query);
  const choices = useAtomValue(recentChoicesAtom);
  const mayOpen = useMayOpen();
  const pinyin = usePinyin(query);
  if (query.trim() !== '') {
    const recentIds = new Set(choices.map(({ id }) => id));
    return { groups: findGroups([...localGroups, ...records], query, { pinyin, recentIds }), ...state };
  }
  const localItems = localGroups.flatMap(({ items }) => items);
  const recent = {
    id: 'recent',
    title: t({ id: 'host.component.search.recent', message: 'Recent' }),
    items: listRecentItems(choices, localItems, mayOpen),
  };
  return { groups: listGroups([recent, ...localGroups]), ...state };
}

function useLocalGroups(requestSignOut: () => void): readonly SearchGroup[] {
  const { t } = useLingui();
  const tabs = useTabItems();
  const { pages, createPages } = usePageItems();
  const actions = useActionItems(requestSignOut);
  const openIds = new Set(tabs.map(({ id }) => id));
  return [
    { id: 'tabs', title: t({ id: 'host.component.search.tabs', message: 'Open tabs' }), items: tabs },
    {
      id: 'pages',
      title: t({ id: 'host.component.search.pages', message: 'Pages' }),
      items: pages.filter(({ id }) => !openIds.has(id)),
    },
    {
      id: 'actions',
      title: t({ id: 'host.component.search.actions', message: 'Actions' }),
      items: [...createPages, ...actions],
    },
  ];
}

/** Returns a function that checks whether the current user may open the page of an address. */
function useMayOpen(): (to: string) => boolean {
  const routes = useAtomValue(knownRoutesAtom);
  const { access } = useAtomValue(visitorAtom);
  return (to) => {
    const match = matchRoute(routes, to.replace(/[?#].*$/, ''));
    return match !== undefined && mayVisit(match.route.access, access);
  };
}

function usePinyin(query: string) {
  const load = useSetAtom(loadPinyinAtom);
  const needsPinyin = couldBePinyin(query);
  useEffect(() => {
    if (needsPinyin) void load();
  }, [needsPinyin, load]);
  return useAtomValue(pinyinAtom);
}
