import type { Dependant } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../model.ts';
import styles from './remove-dialog.module.css';

interface DependantListProps {
  /** `undefined` if they could not be loaded. */
  readonly list: readonly Dependant[] | undefined;
  readonly isBlocked: boolean;
}

/** The records that depend on the rows, and what happens to them. */
export function DependantList({ list, isBlocked }: DependantListProps) {
  const { t } = useLingui();
  const { definition } = useTable();
  const isUndoable = definition.form?.source.restore !== undefined;
  if (!list) {
    return (
      <p className={styles.warning}>
        {t({
          id: 'table.component.remove.unknown',
          message: 'Failed to check for dependent apps. Items in use will not be deleted.',
        })}
      </p>
    );
  }
  return (
    <>
      {list.length > 0 ? (
        <div className={styles.warning}>
          <p>
            {isBlocked
              ? t({
                  id: 'table.component.remove.blocked',
                  message: 'You can’t delete this because these apps use it. Pause or change them first.',
                })
              : t({
                  id: 'table.component.remove.dependants',
                  message: 'After deletion, these apps can no longer run:',
                })}
          </p>
          <ul>
            {list.map(({ id, name, ownerName, isBlocking }) => (
              <li key={id}>
                {name} · {ownerName}
                {isBlocking ? ` · ${t({ id: 'table.component.remove.working', message: 'in use' })}` : ''}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isBlocked ? null : (
        <p>
          {isUndoable
            ? t({ id: 'table.component.remove.undoable', message: 'You can undo this within 10 seconds.' })
            : t({ id: 'table.component.remove.final', message: 'You can’t undo this.' })}
        </p>
      )}
    </>
  );
}
