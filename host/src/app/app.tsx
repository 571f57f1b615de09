import { LocaleProvider } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';
import { Provider } from 'jotai';
import type { ConsoleHistory } from '../navigation/history/console-history.ts';
import { HistoryRouter } from '../navigation/history/history-router.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Development } from './development.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RememberStart } from './remember-start.tsx';
import { RequestErrorToasts } from './request-error-toasts.tsx';
import { SessionLost } from './session-lost.tsx';
import { ThemeAttribute } from './theme-attribute.tsx';
import { ToastStack } from './toast-stack.tsx';

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
          <Development />
        </HistoryRouter>
      </LocaleProvider>
    </Provider>
  );
}
