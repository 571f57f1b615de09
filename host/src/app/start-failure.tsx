import { LocaleProvider } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { Provider } from 'jotai';
import styles from './start-failure.module.css';
import { ThemeAttribute } from './theme-attribute.tsx';

/** The whole page when the console cannot find out where it runs. */
export function StartFailure() {
  return (
    <Provider store={appStore}>
      <LocaleProvider>
        <ThemeAttribute />
        <Words />
      </LocaleProvider>
    </Provider>
  );
}

function Words() {
  const { t } = useLingui();
  return (
    <main className={styles.page}>
      <h1>{t({ id: 'host.page.start-failure.title', message: '控制台无法启动' })}</h1>
      <p>
        {t({
          id: 'host.page.start-failure.line',
          message: '没有取得部署配置。请检查网络后重试，或联系管理员。',
        })}
      </p>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t({ id: 'host.page.start-failure.retry', message: '重试' })}
      </Button>
    </main>
  );
}
