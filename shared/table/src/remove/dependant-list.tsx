import { useLingui } from '@lingui/react/macro';
import { useTable } from '../model.ts';
import styles from './remove-dialog.module.css';
import type { DependantsState } from './use-dependants.ts';

interface DependantListProps {
  readonly state: Exclude<DependantsState, { kind: 'asking' }>;
  readonly isBlocked: boolean;
}

/** What depends on the rows, and what will become of them. */
export function DependantList({ state, isBlocked }: DependantListProps) {
  const { t } = useLingui();
  const { definition } = useTable();
  const isUndoable = definition.form?.source.restore !== undefined;
  if (state.kind === 'unknown') {
    return (
      <p className={styles.warning}>
        {t({
          id: 'table.component.remove.unknown',
          message: '没能查到哪些内容依赖它；正在使用的不会被删除。',
        })}
      </p>
    );
  }
  return (
    <>
      {state.list.length > 0 ? (
        <div className={styles.warning}>
          <p>
            {isBlocked
              ? t({
                  id: 'table.component.remove.blocked',
                  message: '以下应用正在使用它，暂时不能删除。请先停用或改动这些应用。',
                })
              : t({ id: 'table.component.remove.dependants', message: '删除后，以下应用将无法运行：' })}
          </p>
          <ul>
            {state.list.map(({ id, name, ownerName, isBlocking }) => (
              <li key={id}>
                {name} · {ownerName}
                {isBlocking ? ` · ${t({ id: 'table.component.remove.working', message: '使用中' })}` : ''}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isBlocked ? null : (
        <p>
          {isUndoable
            ? t({ id: 'table.component.remove.undoable', message: '删除后 10 秒内可以撤销。' })
            : t({ id: 'table.component.remove.final', message: '删除后无法恢复。' })}
        </p>
      )}
    </>
  );
}
