import type { EngineHealth } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from '../console.module.css';

/** The status of an engine, its runs, its memory and its last failure. */
export function EngineCard({ engine }: { readonly engine: EngineHealth }) {
  const { t } = useLingui();
  const format = useFormat();
  const { tone, label } = useStateLabel(engine);
  const failureLabel = useFailureLabel(engine.lastFailure);
  const { name, state, jobs, memoryMb } = engine;
  const memory = memoryMb === null ? '' : format.bytes(Math.round(memoryMb) * 1024 ** 2);
  const details = [
    state === 'idle' ? t({ id: 'dashboard.page.console.engine-sleeps', message: 'Loads on demand' }) : '',
    jobs > 0
      ? t({
          id: 'dashboard.page.console.engine-jobs',
          message: plural(jobs, { one: '# current run', other: '# current runs' }),
        })
      : '',
    memory && t({ id: 'dashboard.page.console.engine-memory', message: `Memory: ${memory}` }),
    failureLabel ?? '',
  ].filter(Boolean);
  return (
    <li className={styles.engine}>
      {/* The name without the technology in brackets. The form where users choose an engine shows the whole name. */}
      <span className={styles.engineName} translate="no" dir="auto" title={name}>
        {name.replace(/\s*[(（].*[)）]$/, '')}
      </span>
      <StatusMark tone={tone}>{label}</StatusMark>
      {details.map((detail) => (
        <span key={detail} className={styles.note}>
          {detail}
        </span>
      ))}
    </li>
  );
}

function useStateLabel({ state, jobs }: EngineHealth): { readonly tone: StatusTone; readonly label: string } {
  const { t } = useLingui();
  if (state === 'failed') {
    return { tone: 'danger', label: t({ id: 'dashboard.page.console.engine-broken', message: 'Failing' }) };
  }
  if (jobs > 0) {
    return { tone: 'running', label: t({ id: 'dashboard.page.console.engine-busy', message: 'Running' }) };
  }
  return state === 'loaded'
    ? { tone: 'success', label: t({ id: 'dashboard.page.console.engine-loaded', message: 'Loaded' }) }
    : { tone: 'quiet', label: t({ id: 'dashboard.page.console.engine-idle', message: 'Idle' }) };
}

function useFailureLabel(failure: EngineHealth['lastFailure']): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  if (!failure) return undefined;
  const at = format.relative(failure.at);
  switch (failure.reason) {
    case 'crashed':
      return t({ id: 'dashboard.page.console.engine-crashed', message: `Crashed ${at}` });
    case 'unreachable':
      return t({ id: 'dashboard.page.console.engine-unreachable', message: `Unreachable ${at}` });
    case 'timeout':
      return t({ id: 'dashboard.page.console.engine-timeout', message: `Timed out ${at}` });
    case 'busy':
      return t({ id: 'dashboard.page.console.engine-queue-full', message: `Queue full ${at}` });
    default:
      return t({ id: 'dashboard.page.console.engine-refused', message: `Failed to process an input ${at}` });
  }
}
