import { deploymentAtom, storedHeaderMenuAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { knownRoutesAtom } from '../../menu/state/known-routes-atom.ts';
import { mergedMenuAtom } from '../../menu/state/menu-atoms.ts';
import type { SearchItem } from '../search-item.ts';
import { getPageId } from './get-page-id.ts';
import { isCreatePage, type ListedPage, listPages } from './list-pages.ts';

interface PageItems {
  /** Pages to open. */
  readonly pages: readonly SearchItem[];
  /** Pages that create something. */
  readonly createPages: readonly SearchItem[];
}

/** Returns the pages that the current user may open, with translated titles. */
export function usePageItems(): PageItems {
  const translateTitle = useTranslateTitle();
  const { dynamicMenu } = useAtomValue(deploymentAtom).features;
  const side = useAtomValue(mergedMenuAtom);
  const header = useAtomValue(storedHeaderMenuAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const { access } = useAtomValue(visitorAtom);
  // Without the feature `dynamicMenu`, the stored header menu comes from an earlier configuration and does not apply.
  const listed = listPages({ menu: dynamicMenu ? [...side, ...header] : side, routes, access });
  const toItem = ({ path, title, icon, groups }: ListedPage): SearchItem => ({
    id: getPageId(path),
    title: translateTitle(title),
    detail: groups.map(translateTitle).join(' / ') || undefined,
    icon,
    keywords: [path],
    target: { kind: 'page', to: path },
  });
  return {
    pages: listed.filter((page) => !isCreatePage(page)).map(toItem),
    createPages: listed.filter(isCreatePage).map(toItem),
  };
}
