import { useLoad } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconRefresh, PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { CallsPanel } from './calls-panel.tsx';
import styles from './console.module.css';
import { summaryLoad } from './console-atoms.ts';
import { Figures } from './figures.tsx';
import { RecentRuns } from './recent-runs.tsx';

const BODY = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** What the platform does today, at a glance. */
export function ConsolePage() {
  const { t } = useLingui();
  const { data, error, isLoading, reload } = useLoad(summaryLoad, BODY);
  return (
    <>
      <PageHeader
        title={t({ id: 'dashboard.page.console.title', message: '主控台' })}
        line={t({ id: 'dashboard.page.console.line', message: '平台今天的调用情况，一眼看清。' })}
        actions={
          <Button icon={<IconRefresh />} loading={isLoading} onClick={() => void reload()}>
            {t({ id: 'dashboard.page.console.refresh', message: '刷新' })}
          </Button>
        }
      />
      {data ? (
        <>
          <Figures summary={data} />
          <CallsPanel hours={data.hours} />
          <RecentRuns runs={data.recent} />
        </>
      ) : error ? (
        <StateView
          kind="failure"
          title={t({ id: 'dashboard.page.console.load-failed', message: '没能载入数据' })}
          line={t({ id: 'dashboard.page.console.load-failed-line', message: '请检查网络，然后点击“刷新”。' })}
        />
      ) : (
        <div className={styles.bones} aria-hidden="true">
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      )}
    </>
  );
}
