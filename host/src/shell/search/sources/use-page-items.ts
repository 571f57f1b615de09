import { headerMenuAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useTitles } from '../../../navigation/use-titles.ts';
import { visitorAtom } from '../../../navigation/visitor-atom.ts';
import { wholeMenuAtom } from '../../menu/menu-atoms.ts';
import { knownRoutesAtom } from '../../pane/known-routes-atom.ts';
import type { SearchItem } from '../search-item.ts';
import { isBeginning, listPages } from './list-pages.ts';
import { pageId } from './page-id.ts';

interface PageItems {
  /** Places to go. */
  readonly pages: readonly SearchItem[];
  /** Pages on which something new begins. */
  readonly beginnings: readonly SearchItem[];
}

/** The pages that whoever is signed in may open, worded. */
export function usePageItems(): PageItems {
  const titleOf = useTitles();
  const menu = [...useAtomValue(wholeMenuAtom), ...useAtomValue(headerMenuAtom)];
  const routes = useAtomValue(knownRoutesAtom);
  const { access } = useAtomValue(visitorAtom);
  const items = new Map<string, SearchItem>();
  for (const { path, title, icon, groups } of listPages({ menu, routes, access })) {
    if (items.has(path)) continue;
    items.set(path, {
      id: pageId(path),
      title: titleOf(title),
      detail: groups.map(titleOf).join(' / ') || undefined,
      icon,
      keywords: [path],
      target: { kind: 'page', to: path },
    });
  }
  const [beginnings, pages] = partition([...items], ([path]) => isBeginning({ path }));
  return { pages: pages.map(second), beginnings: beginnings.map(second) };
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean) {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))] as const;
}

function second<Value>([, value]: readonly [string, Value]): Value {
  return value;
}
