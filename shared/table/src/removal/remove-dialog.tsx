import type { Dependent } from '@atrium/contract';
import { type LiveData, useLoad } from '@atrium/runtime';
import { Button, FormAlert, Spin } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useTable } from '../core/index.ts';
import { RecordDialog } from '../dialog/index.ts';
import styles from './remove-dialog.module.css';
import type { Removal } from './use-removal.ts';

interface RemoveDialogProps<Row> {
  readonly rows: readonly Row[];
  readonly removal: Removal<Row>;
}

/** The largest number of names that the dialog lists. It only counts the other rows. */
const MAX_NAMES = 5;

/** Asks for confirmation before rows are removed, and lists what depends on them. */
export function RemoveDialog<Row>({ rows, removal }: RemoveDialogProps<Row>) {
  const { t } = useLingui();
  const { definition, closeDialog } = useTable<Row>();
  const { data: dependents, isLoading: isChecking } = useDependents(rows);
  const [rejection, setRejection] = useState<string>();
  const isBlocked = dependents?.some(({ isBlocking }) => isBlocking) === true;
  const listedRows = rows.slice(0, MAX_NAMES);
  const more = rows.length - listedRows.length;
  const count = rows.length;
  const confirm = async () => {
    if (await removal.remove(rows, setRejection)) closeDialog();
  };
  return (
    <RecordDialog
      size="small"
      surface="modal"
      isLocked={removal.isRunning}
      onClose={closeDialog}
      title={t({
        id: 'table.component.remove.title',
        message: plural(count, { one: 'Delete # item?', other: 'Delete # items?' }),
      })}
    >
      <FormAlert>{rejection}</FormAlert>
      <ul className={styles.names}>
        {listedRows.map((row) => (
          <li key={definition.rowKey(row)}>{definition.rowName(row)}</li>
        ))}
        {more > 0 ? (
          <li>
            {t({
              id: 'table.component.remove.more',
              message: plural(more, { one: 'and # more', other: 'and # more' }),
            })}
          </li>
        ) : null}
      </ul>
      <div aria-live="polite">
        {isChecking ? (
          <p className={styles.checking}>
            <Spin />
            {t({ id: 'table.component.remove.asking', message: 'Checking for dependent apps' })}
          </p>
        ) : (
          <DependentList list={dependents} isBlocked={isBlocked} />
        )}
      </div>
      <div className={styles.actions} data-autofocus-inside>
        <Button onClick={closeDialog} disabled={removal.isRunning}>
          {t({ id: 'table.component.form.cancel', message: 'Cancel' })}
        </Button>
        <Button
          type="primary"
          status="danger"
          loading={removal.isRunning}
          disabled={isBlocked || isChecking}
          onClick={() => void confirm()}
        >
          {t({ id: 'table.component.remove.confirm', message: 'Delete' })}
        </Button>
      </div>
    </RecordDialog>
  );
}

/** Loads what depends on these rows. If that fails, the server still does not remove rows that are in use. */
function useDependents<Row>(rows: readonly Row[]): LiveData<readonly Dependent[]> {
  const { definition } = useTable<Row>();
  const source = definition.form?.source;
  const load = useCallback(
    async (): Promise<readonly Dependent[]> => (await source?.dependents?.(rows)) ?? [],
    [source, rows],
  );
  // A constant key is enough: other rows create another `load`, which loads again.
  return useLoad(load, 'dependents');
}

interface DependentListProps {
  /** `undefined` if they could not be loaded. */
  readonly list: readonly Dependent[] | undefined;
  readonly isBlocked: boolean;
}

/** The records that depend on the rows, and what happens to them. */
function DependentList({ list, isBlocked }: DependentListProps) {
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
                  message: 'This cannot be deleted because these apps use it. Pause or change them first.',
                })
              : t({
                  id: 'table.component.remove.dependents',
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
            : t({ id: 'table.component.remove.final', message: 'This cannot be undone.' })}
        </p>
      )}
    </>
  );
}
