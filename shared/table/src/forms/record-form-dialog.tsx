import { usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { spaceScripts } from '../core/space-scripts.ts';
import { useTable } from '../model.ts';
import type { FormDefinition } from './form-definition.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordForm } from './record-form.tsx';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useRecordForm } from './use-record-form.ts';

interface RecordFormDialogProps<Row> {
  readonly form: FormDefinition<Row>;
  /** The row to edit; undefined to add one. */
  readonly opened: Row | undefined;
}

/** The dialog that adds or edits a row. It asks for confirmation before it closes over unsaved work. */
export function RecordFormDialog<Row>({ form, opened }: RecordFormDialogProps<Row>) {
  const { t } = useLingui();
  const { definition, closeDialog, reload } = useTable<Row>();
  const { notices, setDirty } = usePane();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setDirty(false);
    closeDialog();
  };
  const record = useRecordForm(form, opened, (stored) => {
    const name = definition.rowName(stored);
    leave();
    notices.success(t({ id: 'table.component.form.saved', message: `“${name}” saved` }));
    void reload();
  });
  const { isDirty, isSending } = record.form;
  const close = () => {
    if (isSending) return;
    if (isDirty) setAsking(true);
    else leave();
  };
  const { noun } = form;
  return (
    <RecordDialog
      surface={form.surface ?? 'modal'}
      isLocked={isSending}
      onClose={close}
      title={spaceScripts(
        opened
          ? t({ id: 'table.component.form.edit-title', message: `Edit ${noun}` })
          : t({ id: 'table.component.form.add-title', message: `Add ${noun}` }),
      )}
    >
      {isAsking && isDirty ? <UnsavedQuestion onDiscard={leave} onGoOn={() => setAsking(false)} /> : null}
      <RecordForm record={record} renderTrial={form.renderTrial} onCancel={close} />
    </RecordDialog>
  );
}
