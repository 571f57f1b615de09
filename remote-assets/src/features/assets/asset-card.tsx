import type { App } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { AccessGate } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { nlpAppAddress } from '../../addresses.ts';
import { AppStatus } from '../../app-status.tsx';
import styles from './assets.module.css';

/** One app: what it is, what it runs on, and how it is used. */
export function AssetCard({ app }: { readonly app: App }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.name}>
          <SafeLink to={nlpAppAddress(app.id)}>{app.name}</SafeLink>
        </h2>
        <AppStatus status={app.status} />
      </div>
      <p className={styles.description}>{app.description || '–'}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t({ id: 'assets.page.assets.target', message: '基于' })}</dt>
          <dd>{app.targetName}</dd>
        </div>
        <div>
          <dt>{t({ id: 'assets.page.assets.calls-today', message: '今日调用' })}</dt>
          <dd>{format.number(app.callsToday)}</dd>
        </div>
        <div>
          <dt>{t({ id: 'assets.page.assets.last-call', message: '最近调用' })}</dt>
          <dd>
            {app.lastCallAt ? (
              <time dateTime={app.lastCallAt} title={format.dateTime(app.lastCallAt)}>
                {format.relative(app.lastCallAt)}
              </time>
            ) : (
              '–'
            )}
          </dd>
        </div>
        <AccessGate access={['admin']}>
          <div>
            <dt>{t({ id: 'assets.page.assets.owner', message: '所有者' })}</dt>
            <dd>{app.ownerName}</dd>
          </div>
        </AccessGate>
      </dl>
    </li>
  );
}
