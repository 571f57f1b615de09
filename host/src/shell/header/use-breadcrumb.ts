import { localeAtom } from '@atrium/i18n';
import { useAtomValue } from 'jotai';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { findPageTrail } from '../menu/state/find-page-trail.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { mergedMenuAtom } from '../menu/state/menu-atoms.ts';
import { getOwnTitle } from '../tabs/state/tab.ts';
import { activeTabAtom } from '../tabs/state/tabs-atom.ts';

/** One step of the breadcrumb. */
export interface Step {
  readonly title: string;
  readonly icon: string | undefined;
  /** Address of a parent page. Undefined for a group, and for the page on screen. */
  readonly to?: string;
}

/**
 * Returns the breadcrumb of the page on screen, outermost step first. The last step is the page, named as in its tab.
 */
export function useBreadcrumb(): readonly Step[] {
  const translateTitle = useTranslateTitle();
  const locale = useAtomValue(localeAtom);
  const tab = useAtomValue(activeTabAtom);
  const { pathname } = useNavigationState().location;
  const routes = useAtomValue(knownRoutesAtom);
  const { access } = useAtomValue(visitorAtom);
  const trail = findPageTrail(useAtomValue(mergedMenuAtom), access, pathname);
  const ownEntry = trail.find(({ path }) => path === pathname);
  const parents = trail
    .filter((item) => item !== ownEntry)
    .map(({ title, icon, path, children }): Step => {
      const step = { title: translateTitle(title), icon };
      return !children?.length && matchRoute(routes, path) ? { ...step, to: path } : step;
    });
  const page = ownEntry ?? matchRoute(routes, pathname)?.route;
  if (!page) return parents;
  const ownTitle = tab?.path === pathname ? getOwnTitle(tab, locale) : undefined;
  return [...parents, { title: ownTitle ?? translateTitle(page.title), icon: page.icon }];
}
