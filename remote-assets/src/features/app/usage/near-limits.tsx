import type { Usage } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';

interface NearLimitsProps {
  readonly usage: Usage;
  /** Whether the keys are those of several apps. */
  readonly showsApps: boolean;
}

/** Warns about keys that have used most of their daily limit, or all of it. */
export function NearLimits({ usage, showsApps }: NearLimitsProps) {
  const { t } = useLingui();
  const format = useFormat();
  return usage.nearLimits.map((key) => {
    const name = showsApps && key.appName ? `${key.appName} · ${key.name}` : key.name;
    const used = format.number(key.used);
    const limit = format.number(key.perDay);
    return (
      <div key={key.keyId} className={styles.block} role="status">
        <p>
          {key.used >= key.perDay
            ? t({
                id: 'assets.page.usage.limit-reached',
                message: `The key “${name}” has used all of its ${limit} daily runs. Further runs are rejected.`,
              })
            : t({
                id: 'assets.page.usage.limit-near',
                message: `The key “${name}” has used ${used} of its ${limit} daily runs.`,
              })}
        </p>
      </div>
    );
  });
}
