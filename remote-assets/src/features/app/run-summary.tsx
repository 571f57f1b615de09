import type { AppRun } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './app.module.css';

/** How long a run took, on what, and what the engine warns of. Announced as it comes. */
export function RunSummary({ answer }: { readonly answer: AppRun }) {
  const { t } = useLingui();
  const format = useFormat();
  const time = format.number(answer.usage.runMs, { maximumFractionDigits: 1 });
  return (
    <div role="status" className={styles.summary}>
      <p>
        {t({ id: 'assets.page.app.summary', message: `用时 ${time} 毫秒` })}
        <span className={styles.version}>
          {answer.model.slug} · {answer.model.version}
        </span>
      </p>
      {answer.warnings.length > 0 ? (
        <ul className={styles.warnings}>
          {answer.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
