import { localeAtom } from '@atrium/i18n';
import { useAtomValue } from 'jotai';
import { useVisit } from '../../navigation/history/use-visit.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { findMenuTrail } from '../menu/state/find-menu-trail.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { mergedMenuAtom } from '../menu/state/menu-atoms.ts';
import { getOwnTitle } from '../tabs/state/tab.ts';
import { activeTabAtom } from '../tabs/state/tabs-atom.ts';

/** One step of the way to a page. */
export interface Step {
  readonly title: string;
  readonly icon: string | undefined;
  /** Address of a parent page. Groups have none. */
  readonly to?: string;
}

/** Returns the steps that lead to the page on screen, outermost first. The last one is the page, named as in its tab. */
export function useBreadcrumb(): readonly Step[] {
  const translateTitle = useTranslateTitle();
  const locale = useAtomValue(localeAtom);
  const tab = useAtomValue(activeTabAtom);
  const { pathname } = useVisit().location;
  const routes = useAtomValue(knownRoutesAtom);
  const trail = findMenuTrail(useAtomValue(mergedMenuAtom), pathname);
  const own = trail.find(({ path }) => path === pathname);
  const above = trail
    .filter((item) => item !== own)
    .map(({ title, icon, path, children }): Step => {
      const step = { title: translateTitle(title), icon };
      return !children?.length && matchRoute(routes, path) ? { ...step, to: path } : step;
    });
  const page = own ?? matchRoute(routes, pathname)?.route;
  if (!page) return above;
  const ownTitle = tab?.path === pathname ? getOwnTitle(tab, locale) : undefined;
  return [...above, { title: ownTitle ?? translateTitle(page.title), icon: page.icon }];
}
