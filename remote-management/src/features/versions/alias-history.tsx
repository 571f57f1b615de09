import type { AliasMove } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button, Spin } from '@atrium/ui/base';
import { StateView, Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { versionName } from '../../version-name.ts';
import type { AliasMoves } from './use-alias-moves.ts';
import styles from './versions.module.css';

const placeOf = (version: number | null) => (version === null ? '∅' : versionName(version));

/** Every move of the aliases, newest first; the last one of each can be rolled back. */
export function AliasHistory({ moves }: { readonly moves: AliasMoves }) {
  const { t } = useLingui();
  const { list, error, reload } = moves;
  const title = t({ id: 'management.page.versions.history', message: '历史' });
  if (!list && error) {
    return (
      <StateView
        kind="failure"
        title={t({ id: 'management.page.versions.history-failed', message: '没能读取历史' })}
        action={
          <Button onClick={() => void reload()}>
            {t({ id: 'management.page.versions.retry', message: '重试' })}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      {list?.length === 0 ? (
        <p className={styles.line}>
          {t({ id: 'management.page.versions.no-history', message: '别名还没有移动过。' })}
        </p>
      ) : list ? (
        <ol className={styles.aliases} aria-label={title}>
          {list.map((move) => (
            <MoveLine key={move.id} move={move} moves={moves} />
          ))}
        </ol>
      ) : (
        <Spin />
      )}
    </>
  );
}

function MoveLine({ move, moves }: { readonly move: AliasMove; readonly moves: AliasMoves }) {
  const { t } = useLingui();
  const format = useFormat();
  const { alias, fromVersion, toVersion, at, byName, reason, isLast, isRollBack } = move;
  return (
    <li>
      <Tag color="arcoblue">{alias}</Tag>
      <span>{`${placeOf(fromVersion)} → ${placeOf(toVersion)}`}</span>
      {isRollBack ? (
        <Tag size="small">{t({ id: 'management.page.versions.rolled-back', message: '回滚' })}</Tag>
      ) : null}
      <span>{reason}</span>
      <span className={`${styles.quiet} ${styles.end}`}>
        {byName} · <time dateTime={at}>{format.dateTime(at)}</time>
      </span>
      {isLast ? (
        <Button
          size="small"
          loading={moves.isRunning}
          aria-label={t({ id: 'management.page.versions.roll-back-of', message: `回滚 ${alias}` })}
          onClick={() => void moves.rollBack(move)}
        >
          {t({ id: 'management.page.versions.roll-back', message: '回滚' })}
        </Button>
      ) : null}
    </li>
  );
}
