import { LocaleProvider } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { Provider } from 'jotai';
import styles from './start-failure.module.css';
import { ThemeAttribute } from './theme-attribute.tsx';

/** The whole page when the console cannot load its deployment configuration. */
export function StartFailure() {
  return (
    <Provider store={appStore}>
      <LocaleProvider>
        <ThemeAttribute />
        <FailureText />
      </LocaleProvider>
    </Provider>
  );
}

function FailureText() {
  const { t } = useLingui();
  return (
    <main className={styles.page}>
      <h1>{t({ id: 'host.page.start-failure.title', message: 'The console failed to start' })}</h1>
      <p>
        {t({
          id: 'host.page.start-failure.description',
          message:
            'Failed to load the deployment configuration. Check your network connection and try again, or contact an admin.',
        })}
      </p>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t({ id: 'host.page.start-failure.retry', message: 'Try again' })}
      </Button>
    </main>
  );
}
