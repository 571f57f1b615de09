import { type AppKind, appCalls, ERROR_CODES, ROUTES } from '@atrium/contract';
import { BusinessError, useCall, usePane } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { LoadedSection } from '../../loaded-section.tsx';
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx';
import { AppHead } from './app-head.tsx';
import { AppTabs } from './app-tabs.tsx';
import { OpenAppProvider } from './open-app.ts';
import { RemovedApp } from './settings/removed-app.tsx';

/** The page of one app, with its tabs. */
export function AppPage({ kind }: { readonly kind: AppKind }) {
  const { location, setTitle } = usePane();
  const id = location.params.id ?? '';
  const loaded = useCall(appCalls[kind].detail, { id });
  const { data: app, error, reload } = loaded;
  const name = app?.name;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(undefined);
  }, [name, setTitle]);
  const [removedId, setRemovedId] = useState<string>();
  const openApp = useMemo(
    () =>
      app && {
        app,
        reload,
        setRemoved: (isRemoved: boolean) => setRemovedId(isRemoved ? app.id : undefined),
      },
    [app, reload],
  );
  const isRemoved = removedId === id;
  if (isMissing(error) && !isRemoved) return <MissingApp />;
  return (
    <LoadedSection loaded={loaded} skeleton={<PageSkeleton />}>
      {() =>
        openApp && (
          <OpenAppProvider value={openApp}>
            <AppHead isRemoved={isRemoved} />
            {isRemoved ? <RemovedApp /> : <AppTabs />}
          </OpenAppProvider>
        )
      }
    </LoadedSection>
  );
}

function isMissing(error: unknown): boolean {
  // If the id in the address is not a UUID, the server responds with the error `invalid`.
  return (
    error instanceof BusinessError &&
    (error.code === ERROR_CODES.notFound || error.code === ERROR_CODES.invalid)
  );
}

function MissingApp() {
  const { t } = useLingui();
  return (
    <StateView
      kind="missing"
      place="page"
      title={t({ id: 'assets.page.app.missing', message: 'App not found' })}
      description={t({
        id: 'assets.page.app.missing-description',
        message: 'It may have been deleted, or you may not have access to it.',
      })}
      action={
        <SafeLink to={ROUTES.assets}>
          {t({ id: 'assets.page.app.to-assets', message: 'Back to apps' })}
        </SafeLink>
      }
    />
  );
}
