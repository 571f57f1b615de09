import { type AliasMove, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../../drawer/loaded-section.tsx';
import styles from '../versions.module.css';
import type { AliasActions } from './use-alias-actions.ts';

/**
 * The moves of the aliases, newest first. The last move of each alias can be rolled back, unless it created the alias.
 */
export function AliasHistory({ actions }: { readonly actions: AliasActions }) {
  const { t } = useLingui();
  const title = t({ id: 'management.page.versions.history', message: 'History' });
  return (
    <>
      <h3 className={styles.sectionTitle}>{title}</h3>
      <LoadedSection
        loaded={actions.history}
        failureTitle={t({
          id: 'management.page.versions.history-failed',
          message: 'Failed to load history',
        })}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.note}>
              {t({ id: 'management.page.versions.no-history', message: 'No alias changes yet' })}
            </p>
          ) : (
            <ol className={styles.aliases} aria-label={title}>
              {list.map((move) => (
                <MoveLine key={move.id} move={move} actions={actions} />
              ))}
            </ol>
          )
        }
      </LoadedSection>
    </>
  );
}

function MoveLine({ move, actions }: { readonly move: AliasMove; readonly actions: AliasActions }) {
  const { t } = useLingui();
  const format = useFormat();
  const { alias, fromVersion, toVersion, at, byName, reason, isLast, isRollBack } = move;
  const formatVersion = (version: number | null) =>
    version === null
      ? t({ id: 'management.page.versions.not-set', message: 'Not set' })
      : versionName(version);
  return (
    <li>
      <Tag color="arcoblue">{alias}</Tag>
      <span dir="ltr">{`${formatVersion(fromVersion)} → ${formatVersion(toVersion)}`}</span>
      {isRollBack ? (
        <Tag size="small">{t({ id: 'management.page.versions.rolled-back', message: 'Rollback' })}</Tag>
      ) : null}
      <span>{reason}</span>
      <span className={`${styles.muted} ${styles.end}`}>
        {byName} · <time dateTime={at}>{format.dateTime(at)}</time>
      </span>
      {isLast && fromVersion !== null ? (
        <Button
          size="small"
          loading={actions.isRunning}
          aria-label={t({ id: 'management.page.versions.roll-back-of', message: `Roll back ${alias}` })}
          onClick={() => void actions.rollBack(move)}
        >
          {t({ id: 'management.page.versions.roll-back', message: 'Roll back' })}
        </Button>
      ) : null}
    </li>
  );
}
