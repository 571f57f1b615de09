import { type AppRow, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { AccessGate } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import styles from './assets.module.css';

/**
 * An app's target, usage and owner. Owners who are not admins do not see their own name here. A user with the level
 * `manage` is the owner or an admin, so at this level, only admins see the name.
 */
export function AppDetails({ app }: { readonly app: AppRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const owner = (
    <div>
      <dt>{t({ id: 'assets.page.assets.owner', message: 'Owner' })}</dt>
      <dd>{app.ownerName}</dd>
    </div>
  );
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t({ id: 'assets.page.assets.target', message: 'AI service' })}</dt>
        <dd>
          {app.targetName}
          {app.version ? <bdi className={styles.version}> {versionName(app.version)}</bdi> : null}
        </dd>
      </div>
      <div>
        <dt>{t({ id: 'assets.page.assets.runs-today', message: 'Runs today' })}</dt>
        <dd>{format.number(app.runsToday)}</dd>
      </div>
      <div>
        <dt>{t({ id: 'assets.page.assets.last-run', message: 'Last run' })}</dt>
        <dd>
          {app.lastRunAt ? (
            <time dateTime={app.lastRunAt} title={format.dateTime(app.lastRunAt)}>
              {format.relative(app.lastRunAt)}
            </time>
          ) : (
            t({ id: 'assets.page.assets.never-run', message: 'Never' })
          )}
        </dd>
      </div>
      {app.level === 'manage' ? <AccessGate access={['admin']}>{owner}</AccessGate> : owner}
    </dl>
  );
}
