import { useAtomValue } from 'jotai';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { openTabsAtom } from '../../tabs/state/open-tabs-atom.ts';
import type { SearchItem } from '../search-item.ts';
import { getPageId } from './get-page-id.ts';

/**
 * The open tabs except the one on screen, with translated titles. Choosing one switches to the tab.
 */
export function useTabItems(): readonly SearchItem[] {
  const translateTitle = useTranslateTitle();
  return useAtomValue(openTabsAtom)
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ title, fullPath, icon }) => ({
      id: getPageId(fullPath),
      title: translateTitle(title),
      icon,
      keywords: [fullPath],
      target: { kind: 'page', to: fullPath },
    }));
}
