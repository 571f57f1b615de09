import type { AppRow } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { appLocation } from '../../addresses.ts';
import { AppHealth } from '../../app-health.tsx';
import { AppStatus } from '../../app-status.tsx';
import { KindIcon } from '../../kind-icon.tsx';
import { useKindNames } from '../../use-kind-names.ts';
import { useTaskName } from '../../use-task-name.ts';
import { AssetDetails } from './asset-details.tsx';
import styles from './assets.module.css';
import { RestoreButton } from './restore-button.tsx';

interface AssetCardProps {
  readonly app: AppRow;
  onRestored(): Promise<void>;
}

/** One app: its name, its target and its usage. A click anywhere on the card opens the app. */
export function AssetCard({ app, onRestored }: AssetCardProps) {
  const kinds = useKindNames();
  const taskName = useTaskName();
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <KindIcon kind={app.kind} />
        <div className={styles.labels}>
          <h2 className={styles.name}>
            {app.icon ? <span aria-hidden="true">{app.icon} </span> : null}
            {app.removedAt === null ? <SafeLink to={appLocation(app)}>{app.name}</SafeLink> : app.name}
          </h2>
          <p className={styles.kindLine}>
            <span>{kinds[app.kind]}</span>
            <span>{taskName(app.task)}</span>
            <AppHealth health={app.health} />
          </p>
        </div>
        {app.removedAt === null ? (
          <AppStatus status={app.status} />
        ) : (
          <RestoreButton app={app} onRestored={onRestored} />
        )}
      </div>
      <p className={styles.description}>{app.description || '–'}</p>
      <AssetDetails app={app} />
    </li>
  );
}
