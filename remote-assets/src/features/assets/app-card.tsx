import type { AppRow } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { Button, SafeLink } from '@atrium/ui/base';
import { DetailLine, IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { getAppLocation } from '../../addresses.ts';
import { AppHealth } from '../../app-health.tsx';
import { AppStatus } from '../../app-status.tsx';
import { KindIcon } from '../../kind-icon.tsx';
import { useKindNames } from '../../use-kind-names.ts';
import { useTaskName } from '../../use-task-name.ts';
import { AppDetails } from './app-details.tsx';
import styles from './assets.module.css';
import { RestoreButton } from './restore-button.tsx';

interface AppCardProps {
  readonly app: AppRow;
  onRestored(): Promise<void>;
}

/** One app: its name, its target and its usage. A click anywhere on the card opens the app. */
export function AppCard({ app, onRestored }: AppCardProps) {
  const kinds = useKindNames();
  const taskName = useTaskName();
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <KindIcon kind={app.kind} />
        <h2 className={styles.name}>
          {app.icon ? <span aria-hidden="true">{app.icon} </span> : null}
          {app.removedAt === null ? <SafeLink to={getAppLocation(app)}>{app.name}</SafeLink> : app.name}
        </h2>
        {app.removedAt === null ? (
          <AppStatus status={app.status} />
        ) : (
          <RestoreButton app={app} onRestored={onRestored} />
        )}
        <p className={styles.kindLine}>
          <DetailLine>
            <span>{kinds[app.kind]}</span>
            <span>{taskName(app.task)}</span>
            <span>
              <AppHealth health={app.health} />
            </span>
          </DetailLine>
        </p>
      </div>
      <p className={styles.description}>{app.description || '–'}</p>
      <AppDetails app={app} />
      {app.status === 'active' && app.removedAt === null ? <RunButton app={app} /> : null}
    </li>
  );
}

/** Opens the Run tab of an app. */
function RunButton({ app }: { readonly app: AppRow }) {
  const { t } = useLingui();
  const { navigator } = usePane();
  const { name } = app;
  return (
    <Button
      className={styles.run ?? ''}
      size="small"
      icon={<IconPlayArrow />}
      aria-label={t({ id: 'assets.page.assets.run-app', message: `Run ${name}` })}
      onClick={() => navigator.go(getAppLocation(app))}
    >
      {t({ id: 'assets.page.assets.run', message: 'Run' })}
    </Button>
  );
}
