import type { Usage } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';

interface NearLimitsProps {
  readonly usage: Usage;
  /** Whether the keys belong to several apps. If so, the app of each key is named. */
  readonly showsApps: boolean;
}

/** Warns about apps and keys that have used most of their daily limit, or all of it. */
export function NearLimits({ usage, showsApps }: NearLimitsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const describeApp = ({ appName: app, ...use }: Usage['nearAppLimits'][number]): string => {
    const used = format.number(use.used);
    const limit = format.number(use.perDay);
    return use.used >= use.perDay
      ? t({
          id: 'assets.page.usage.app-limit-reached',
          message: `The app “${app}” has used all of its ${limit} daily runs. Further runs are rejected.`,
        })
      : t({
          id: 'assets.page.usage.app-limit-near',
          message: `The app “${app}” has used ${used} of its ${limit} daily runs.`,
        });
  };
  const describeKey = (key: Usage['nearLimits'][number]): string => {
    const name = showsApps && key.appName ? `${key.appName} · ${key.name}` : key.name;
    const used = format.number(key.used);
    const limit = format.number(key.perDay);
    return key.used >= key.perDay
      ? t({
          id: 'assets.page.usage.limit-reached',
          message: `The key “${name}” has used all of its ${limit} daily runs. Further runs are rejected.`,
        })
      : t({
          id: 'assets.page.usage.limit-near',
          message: `The key “${name}” has used ${used} of its ${limit} daily runs.`,
        });
  };
  const warnings = [
    ...usage.nearAppLimits.map((app) => ({ id: app.appId, text: describeApp(app) })),
    ...usage.nearLimits.map((key) => ({ id: key.keyId, text: describeKey(key) })),
  ];
  return warnings.map(({ id, text }) => (
    <div key={id} className={styles.banner} role="status">
      <p>{text}</p>
    </div>
  ));
}
