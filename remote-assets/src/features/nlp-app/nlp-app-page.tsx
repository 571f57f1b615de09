import { ROUTES } from '@atrium/contract';
import { BusinessError, useLoad, usePane } from '@atrium/runtime';
import { SafeLink, Spin } from '@atrium/ui/base';
import { PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { AppStatus } from '../../app-status.tsx';
import { LoadFailure } from '../../load-failure.tsx';
import styles from './nlp-app.module.css';
import { nlpAppLoad } from './nlp-app-atoms.ts';
import { RunBench } from './run-bench.tsx';

/** One app, open. */
export function NlpAppPage() {
  const { t } = useLingui();
  const { location, setTitle } = usePane();
  const id = location.params.id ?? '';
  const { data, error, reload } = useLoad(
    nlpAppLoad,
    useMemo(() => ({ id }), [id]),
  );
  const app = data?.id === id ? data : undefined;
  const name = app?.name;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(undefined);
  }, [name, setTitle]);
  if (app) {
    return (
      <>
        <PageHeader
          title={app.name}
          line={
            <span className={styles.facts}>
              <AppStatus status={app.status} />
              <span>{app.targetName}</span>
              {app.description ? <span>{app.description}</span> : null}
            </span>
          }
        />
        <RunBench app={app} />
      </>
    );
  }
  if (error instanceof BusinessError) {
    return (
      <StateView
        kind="missing"
        place="page"
        title={t({ id: 'assets.page.nlp-app.missing', message: '没有这个应用' })}
        line={t({ id: 'assets.page.nlp-app.missing-line', message: '它可能已被删除，或者不属于您。' })}
        action={
          <SafeLink to={ROUTES.assets}>
            {t({ id: 'assets.page.nlp-app.to-assets', message: '回到应用列表' })}
          </SafeLink>
        }
      />
    );
  }
  return error ? <LoadFailure onRetry={() => void reload()} /> : <Spin />;
}
