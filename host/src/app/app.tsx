import { LocaleProvider, localeAtom } from '@atrium/i18n';
import {
  appStore,
  deploymentAtom,
  notify,
  proofRequestAtom,
  requestErrorAtom,
  sessionEndAtom,
  setProofViewMountedAtom,
  useAppAtomListener,
  writeStored,
} from '@atrium/runtime';
import { useLingui } from '@lingui/react';
import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { object, string } from 'zod/mini';
import { getRequestErrorMessage } from '../components/get-request-error-message.ts';
import { loadLazyMessages } from '../components/lazy-messages.ts';
import { START_KEY } from '../early/page-plan.ts';
import type { ConsoleHistory } from '../navigation/history/console-history.ts';
import { HistoryRouter } from '../navigation/history/history-router.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Development } from './development.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ThemeAttribute } from './theme-attribute.tsx';
import { ToastStack } from './toast-stack.tsx';

const startSchema = object({ locale: string(), registry: string() });

/** Stores the locale and the address of the registry, so that the next page load can use both from the start. */
function RememberStart() {
  const locale = useAtomValue(localeAtom, { store: appStore });
  const { remotes: registry } = useAtomValue(deploymentAtom, { store: appStore });
  useEffect(() => writeStored('public', START_KEY, startSchema, { locale, registry }), [locale, registry]);
  return null;
}

const SessionLostDialog = lazy(async () => {
  const [{ SessionLostDialog: Dialog }] = await Promise.all([
    import('../features/session-lost/session-lost-dialog.tsx'),
    loadLazyMessages(),
  ]);
  return { default: Dialog };
});

const ProofDialog = lazy(async () => {
  const [{ ProofDialog: Dialog }] = await Promise.all([
    import('../features/proof/proof-dialog.tsx'),
    loadLazyMessages(),
  ]);
  return { default: Dialog };
});

/** Asks for a proof of the identity when a request requires one. */
function Proof() {
  const request = useAtomValue(proofRequestAtom);
  const setViewMounted = useSetAtom(setProofViewMountedAtom);
  // While no view that asks for a proof is mounted, a request that requires one fails at once.
  useEffect(() => {
    setViewMounted(true);
    return () => setViewMounted(false);
  }, [setViewMounted]);
  return request ? (
    <Suspense>
      <ProofDialog request={request} />
    </Suspense>
  ) : null;
}

/** Asks for the password without leaving the page when a session ends during unsaved work. */
function SessionLost() {
  const isResumable = useAtomValue(sessionEndAtom)?.isResumable ?? false;
  return isResumable ? (
    <Suspense>
      <SessionLostDialog />
    </Suspense>
  ) : null;
}

/** The whole console: its contexts, the pages, and what is shown above every page. */
export function App({ history }: { readonly history: ConsoleHistory }) {
  return (
    <Provider store={appStore}>
      <LocaleProvider>
        <HistoryRouter history={history}>
          <ThemeAttribute />
          <RememberStart />
          <OfflineBanner />
          <AppRoutes />
          <RequestErrorToasts />
          <ToastStack />
          <SessionLost />
          <Proof />
          <Development />
        </HistoryRouter>
      </LocaleProvider>
    </Provider>
  );
}

/** Shows each reported request error in the current language. */
function RequestErrorToasts() {
  const { i18n } = useLingui();
  useAppAtomListener(requestErrorAtom, (report) => {
    if (!report) return;
    const message = getRequestErrorMessage(report.error);
    notify.error(typeof message === 'string' ? message : i18n._(message));
  });
  return null;
}
