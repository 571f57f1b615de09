import { type AppRun, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useTokenDetails } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import styles from './app.module.css';

/** The start of a warning about an override that the target no longer accepts. The name of the parameter follows. */
const OVERRIDE_IGNORED = 'overrideIgnored:';

/**
 * The duration of a run, its version, its tokens and cost, and the warnings of the engine. Announced to
 * screen readers.
 */
export function RunSummary({ run }: { readonly run: AppRun }) {
  const { t } = useLingui();
  const format = useFormat();
  const time = format.duration(run.usage.runMs);
  const version = t({ id: 'assets.page.history.version', message: 'Version' });
  const details = useTokenDetails(run.usage);
  const getWarningLabel = (warning: string) => {
    if (warning === 'payloadNotStored') {
      return t({
        id: 'assets.page.app.warning-storage',
        message: 'Your storage is full. The input and output of this run were not stored.',
      });
    }
    if (!warning.startsWith(OVERRIDE_IGNORED)) return warning;
    const name = warning.slice(OVERRIDE_IGNORED.length);
    return t({
      id: 'assets.page.app.warning-override',
      message: `The parameter “${name}” is no longer valid and was ignored`,
    });
  };
  return (
    <div role="status" className={styles.summary}>
      <p>
        {t({ id: 'assets.page.app.summary', message: `Duration: ${time}` })}
        <span className={styles.fact}> · {format.pair(version, versionName(run.model.version))}</span>
      </p>
      {details.length > 0 ? (
        <p className={styles.tokens}>
          {details.map(([label, value]) => (
            <span key={label}>
              {label} {value}
            </span>
          ))}
        </p>
      ) : null}
      {run.warnings.length > 0 ? (
        <ul className={styles.warnings}>
          {run.warnings.map((warning) => (
            <li key={warning}>{getWarningLabel(warning)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
