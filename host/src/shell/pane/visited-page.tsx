import { type Frame, ROUTES } from '@atrium/contract';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadLazyMessages } from '../../components/lazy-messages.ts';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { ForbiddenPage } from '../../features/forbidden/forbidden-page.tsx';
import { NotFoundPage } from '../../features/not-found/not-found-page.tsx';
import type { Verdict } from '../../navigation/access/check-visit.ts';
import { CONTROL_GALLERY } from '../../navigation/routes/host-routes.ts';
import type { KnownRoute } from '../../navigation/routes/known-route.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { RemotePage, RemotesMissing } from '../../remotes/index.ts';
import { isDirectoryCompleteAtom } from './is-directory-complete-atom.ts';

interface VisitedPageProps {
  readonly route: KnownRoute | undefined;
  readonly verdict: Verdict;
}

const OWN_PAGES: Readonly<Record<string, ComponentType>> = {
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
export function VisitedPage({ route, verdict }: VisitedPageProps) {
  if (verdict === 'forbidden') return <ForbiddenPage />;
  if (verdict !== 'allowed' || !route) return <UnknownPage />;
  if (route.frame) return <Framed title={route.title} frame={route.frame} />;
  if (route.remoteName) return <RemotePage remote={route.remoteName} route={route.name} />;
  const Page = OWN_PAGES[route.path] ?? UnknownPage;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
}

function Framed({ title, frame }: { readonly title: string; readonly frame: Frame }) {
  const translateTitle = useTranslateTitle();
  return (
    <Suspense fallback={<PageSpinner />}>
      <FramePage title={translateTitle(title)} frame={frame} />
    </Suspense>
  );
}

/** While a remote has never reported its addresses, this one may belong to it. */
function UnknownPage() {
  return useAtomValue(isDirectoryCompleteAtom) ? <NotFoundPage /> : <RemotesMissing />;
}
