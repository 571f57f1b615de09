import { AccessGate } from '@atrium/runtime';
import { PageHeader } from '@atrium/ui/shell';
import { AppHealth } from '../../app-health.tsx';
import { AppStatus } from '../../app-status.tsx';
import { useKindNames } from '../../use-kind-names.ts';
import { useTaskName } from '../../use-task-name.ts';
import styles from './app.module.css';
import { useOpenApp } from './open-app.ts';

/** Name and state of the app, and what it runs on. */
export function AppHead() {
  const { app } = useOpenApp();
  const kinds = useKindNames();
  const taskName = useTaskName();
  return (
    <PageHeader
      title={
        <>
          {app.icon ? <span aria-hidden="true">{app.icon} </span> : null}
          {app.name}
        </>
      }
      line={
        <span className={styles.facts}>
          <AppStatus status={app.status} />
          <AppHealth health={app.health} />
          <span>{kinds[app.kind]}</span>
          <span>{taskName(app.task)}</span>
          <span>
            {app.targetName}
            {app.version ? <span className={styles.version}> {app.version}</span> : null}
          </span>
          <AccessGate access={['admin']}>
            <span>{app.ownerName}</span>
          </AccessGate>
          {app.description ? <span className={styles.description}>{app.description}</span> : null}
        </span>
      }
    />
  );
}
