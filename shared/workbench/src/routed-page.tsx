import { mayVisit, type RemoteRoute } from '@atrium/contract';
import { userInfoAtom } from '@atrium/runtime';
import { Spin } from '@atrium/ui/base';
import { matchPath, Navigate, useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { descriptor } from '#descriptor';
import { remote } from '#remote';
import { PagePane } from './page-pane.tsx';

const PAGES = new Map(
  Object.entries(remote.pages).map(([name, load]): [string, ComponentType] => [
    name,
    lazy(async () => ({ default: (await load()).Page })),
  ]),
);

/** Shows the page of the current address in a separate pane. */
export function RoutedPage() {
  const { pathname } = useLocation();
  const { i18n } = useLingui();
  const access = useAtomValue(userInfoAtom)?.access;
  const redirect = descriptor.redirects?.[pathname] ?? (pathname === '/' ? findFirstPath() : undefined);
  if (redirect) return <Navigate replace to={redirect} />;

  const match = matchRoute(pathname);
  const Page = match && PAGES.get(match.route.name);
  if (!match) return <p lang="en">The descriptor has no route for {pathname}.</p>;
  if (match.route.frame)
    return <p lang="en">The console shows {match.route.frame.address} here, in an iframe.</p>;
  if (!Page) return <p lang="en">The remote has no page “{match.route.name}”.</p>;
  if (!mayVisit(match.route.access, access)) {
    return <p lang="en">Forbidden: this route is for {match.route.access?.join(', ')}.</p>;
  }
  return (
    <PagePane key={pathname} params={match.params} title={i18n._(match.route.title)}>
      <Suspense fallback={<Spin />}>
        <Page />
      </Suspense>
    </PagePane>
  );
}

function findFirstPath(): string | undefined {
  return descriptor.routes.find(({ path }) => !path.includes(':'))?.path;
}

/** Returns the route of a path. Routes without parameters have priority. */
function matchRoute(pathname: string) {
  const sortedRoutes = [...descriptor.routes].sort((a, b) => countParameters(a) - countParameters(b));
  for (const route of sortedRoutes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: removeUndefined(match.params) };
  }
  return undefined;
}

function countParameters({ path }: RemoteRoute): number {
  return path.split(':').length - 1;
}

function removeUndefined(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
