import { type DescriptorSource, mayVisit, type RemoteModule, type RemoteRoute } from '@atrium/contract';
import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { matchPath, NavLink, useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { BenchPane } from './bench-pane.tsx';
import styles from './workbench.module.css';

interface BenchPageProps {
  readonly remote: RemoteModule<ComponentType>;
  readonly descriptor: DescriptorSource;
}

/** The remote's pages that the role may visit, and the one at the present address. */
export function BenchPage({ remote, descriptor }: BenchPageProps) {
  const { t } = useWords();
  const { _ } = useLingui();
  const { pathname } = useLocation();
  const access = useAppAtomValue(userInfoAtom)?.access;
  const open = descriptor.routes.filter((route) => mayVisit(route.access, access));
  const found = open
    .map((route) => ({ route, match: matchPath({ path: route.path, caseSensitive: true }, pathname) }))
    .find(({ match }) => match !== null);
  return (
    <>
      <nav
        className={styles.links}
        aria-label={t({ id: 'workbench.component.pages.label', message: '页面' })}
      >
        {open.filter(hasNoParameter).map(({ path, title }) => (
          <NavLink key={path} to={path}>
            {_(title)}
          </NavLink>
        ))}
      </nav>
      <main>
        {found ? (
          <BenchPane key={pathname} params={presentParams(found.match?.params)}>
            <Shown remote={remote} name={found.route.name} />
          </BenchPane>
        ) : (
          <p className={styles.hint}>
            {t({ id: 'workbench.component.pages.choose', message: '请选择一个页面' })}
          </p>
        )}
      </main>
    </>
  );
}

function Shown({ remote, name }: { readonly remote: BenchPageProps['remote']; readonly name: string }) {
  const Page = useMemo(() => {
    const load = remote.pages[name];
    if (!load) throw new Error(`The remote has no page ${name}: its descriptor and its pages disagree`);
    return lazy(async () => ({ default: (await load()).Page }));
  }, [remote, name]);
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

function hasNoParameter({ path }: RemoteRoute): boolean {
  return !/[:*]/.test(path);
}

function presentParams(params: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
