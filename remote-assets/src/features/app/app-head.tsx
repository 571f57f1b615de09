import { includesLevel, versionName } from '@atrium/contract';
import { AccessGate } from '@atrium/runtime';
import { DetailLine, PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { AppHealth } from '../../app-health.tsx';
import { AppStatus } from '../../app-status.tsx';
import { useTaskName } from '../../use-task-name.ts';
import styles from './app.module.css';
import { useOpenApp } from './open-app.ts';
import { ShareButton } from './share/share-button.tsx';
import { useLevelLabels } from './share/use-level-labels.ts';

/** The app's name, status and target, and the owner of a shared app. A removed app shows no status. */
export function AppHead({ isRemoved }: { readonly isRemoved: boolean }) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { ownerName, targetName } = app;
  const taskName = useTaskName();
  const levels = useLevelLabels();
  const owner = <span>{t({ id: 'assets.page.app.owned-by', message: `Owner: ${ownerName}` })}</span>;
  return (
    <PageHeader
      actions={!isRemoved && includesLevel(app.level, 'manage') ? <ShareButton /> : null}
      title={
        <>
          {app.icon ? <span aria-hidden="true">{app.icon} </span> : null}
          {app.name}
        </>
      }
      description={
        <>
          <DetailLine>
            {isRemoved ? null : (
              <>
                <span>
                  <AppStatus status={app.status} />
                </span>
                <span>
                  <AppHealth health={app.health} />
                </span>
              </>
            )}
            <span>{taskName(app.task)}</span>
            <span>
              {t({ id: 'assets.page.app.built-on', message: `Built on ${targetName}` })}
              {app.version ? <bdi className={styles.version}> {versionName(app.version)}</bdi> : null}
            </span>
            {app.level === 'manage' ? (
              // Only the owner and admins have this level, and only admins need the name of the owner.
              <AccessGate access={['admin']}>{owner}</AccessGate>
            ) : (
              <>
                {owner}
                <span>{levels[app.level].name}</span>
              </>
            )}
          </DetailLine>
          {app.description ? <span className={styles.description}>{app.description}</span> : null}
        </>
      }
    />
  );
}
