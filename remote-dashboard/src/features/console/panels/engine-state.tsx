import type { EngineHealth } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';

/** An engine's state, the jobs that it has, and what it last lost a job to. */
export function EngineState({ engine }: { readonly engine: EngineHealth }) {
  const { t } = useLingui();
  const { tone, word } = useStateWord(engine);
  const lost = useFailureWord(engine.lastFailure);
  const { jobs } = engine;
  return (
    <>
      <StatusMark tone={tone}>{word}</StatusMark>
      {jobs > 0 ? (
        <span className={styles.under}>
          {t({ id: 'dashboard.page.console.engine-jobs', message: plural(jobs, { other: '# 个任务' }) })}
        </span>
      ) : null}
      {lost ? <span className={styles.under}>{lost}</span> : null}
    </>
  );
}

function useStateWord({ state, jobs }: EngineHealth): { readonly tone: StatusTone; readonly word: string } {
  const { t } = useLingui();
  if (state === 'failed') {
    return { tone: 'danger', word: t({ id: 'dashboard.page.console.engine-broken', message: '出错' }) };
  }
  if (jobs > 0) {
    return { tone: 'running', word: t({ id: 'dashboard.page.console.engine-busy', message: '运行中' }) };
  }
  return state === 'loaded'
    ? { tone: 'success', word: t({ id: 'dashboard.page.console.engine-loaded', message: '已加载' }) }
    : { tone: 'quiet', word: t({ id: 'dashboard.page.console.engine-idle', message: '空闲，用到时加载' }) };
}

function useFailureWord(failure: EngineHealth['lastFailure']): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  if (!failure) return undefined;
  const at = format.relative(failure.at);
  switch (failure.reason) {
    case 'crashed':
      return t({ id: 'dashboard.page.console.engine-crashed', message: `${at}进程崩溃` });
    case 'timeout':
      return t({ id: 'dashboard.page.console.engine-timeout', message: `${at}运行超时` });
    case 'busy':
      return t({ id: 'dashboard.page.console.engine-queue-full', message: `${at}排队已满` });
    default:
      return t({ id: 'dashboard.page.console.engine-refused', message: `${at}没能处理一个输入` });
  }
}
