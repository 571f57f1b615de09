import { type Frame, ROUTES } from '@atrium/contract';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadLazyMessages } from '../../components/lazy-messages.ts';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { ForbiddenPage } from '../../features/forbidden/forbidden-page.tsx';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import type { RouteVerdict } from '../../navigation/access/check-route-access.ts';
import { CONTROL_GALLERY } from '../../navigation/routes/host-routes.ts';
import type { KnownRoute } from '../../navigation/routes/known-route.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { RemotePage, RemotesUnavailableView } from '../../remotes/index.ts';
import { areAllRemotesKnownAtom } from './are-all-remotes-known-atom.ts';

interface GuardedPageProps {
  readonly route: KnownRoute | undefined;
  readonly verdict: RouteVerdict;
}

const HOST_PAGES: Readonly<Record<string, ComponentType>> = {
  [ROUTES.userSetting]: lazy(async () => {
    const [{ UserSettingPage }] = await Promise.all([
      import('../../features/user-setting/user-setting-page.tsx'),
      loadLazyMessages(),
    ]);
    return { default: UserSettingPage };
  }),
  [ROUTES.accountSetting]: lazy(async () => {
    const [{ AccountSettingPage }] = await Promise.all([
      import('../../features/account-setting/account-setting-page.tsx'),
      loadLazyMessages(),
    ]);
    return { default: AccountSettingPage };
  }),
  ...(process.env.ATRIUM_DEVELOPMENT === 'true'
    ? {
        [CONTROL_GALLERY]: lazy(async () => {
          const { ControlGalleryPage } = await import('../../development/index.ts');
          return { default: ControlGalleryPage };
        }),
      }
    : {}),
};

const FramePage = lazy(async () => {
  const [{ FramePage: Page }] = await Promise.all([
    import('../../features/frame/frame-page.tsx'),
    loadLazyMessages(),
  ]);
  return { default: Page };
});

/** Shows a page according to the guard's verdict on its route. */
export function GuardedPage({ route, verdict }: GuardedPageProps) {
  if (verdict === 'forbidden') return <ForbiddenPage />;
  if (verdict !== 'allowed' || !route) return <UnknownPage />;
  if (route.frame) return <TitledFramePage title={route.title} frame={route.frame} />;
  if (route.remoteName) return <RemotePage remote={route.remoteName} route={route.name} />;
  const Page = HOST_PAGES[route.path] ?? UnknownPage;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
}

function TitledFramePage({ title, frame }: { readonly title: string; readonly frame: Frame }) {
  const translateTitle = useTranslateTitle();
  return (
    <Suspense fallback={<PageSpinner />}>
      <FramePage title={translateTitle(title)} frame={frame} />
    </Suspense>
  );
}

/** Shown at an unknown address. It may belong to a remote that has never reported its addresses. */
function UnknownPage() {
  return useAtomValue(areAllRemotesKnownAtom) ? <NotFoundPage /> : <RemotesUnavailableView />;
}
