import { Button, FormAlert, Spin } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { useTable } from '../model.ts';
import { DependantList } from './dependant-list.tsx';
import styles from './remove-dialog.module.css';
import { useDependants } from './use-dependants.ts';
import type { Removal } from './use-removal.ts';

interface RemoveDialogProps<Row> {
  readonly rows: readonly Row[];
  readonly removal: Removal<Row>;
}

/** How many names a question lists before it counts the rest. */
const NAMED = 5;

/** Asks for confirmation before rows are removed, and lists what depends on them. */
export function RemoveDialog<Row>({ rows, removal }: RemoveDialogProps<Row>) {
  const { t } = useLingui();
  const { definition, closeDialog } = useTable<Row>();
  const { data: dependants, isLoading: isAsking } = useDependants(rows);
  const [refusal, setRefusal] = useState<string>();
  const isBlocked = dependants?.some((one) => one.isBlocking) === true;
  const names = rows.slice(0, NAMED).map(definition.rowName);
  const more = rows.length - names.length;
  const count = rows.length;
  const confirm = async () => {
    if (await removal.remove(rows, setRefusal)) closeDialog();
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
      <FormAlert>{refusal}</FormAlert>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
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
        {isAsking ? (
          <p className={styles.asking}>
            <Spin />
            {t({ id: 'table.component.remove.asking', message: 'Checking for dependent apps' })}
          </p>
        ) : (
          <DependantList list={dependants} isBlocked={isBlocked} />
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
          disabled={isBlocked || isAsking}
          onClick={() => void confirm()}
        >
          {t({ id: 'table.component.remove.confirm', message: 'Delete' })}
        </Button>
      </div>
    </RecordDialog>
  );
}
