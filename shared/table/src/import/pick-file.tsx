import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { DialogActions } from '@atrium/ui/data';
import { IconUpload } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FileError } from '../files/index.ts';
import type { ImportWizard } from './use-import.ts';

interface PickFileProps {
  readonly wizard: ImportWizard;
  readonly error: unknown;
  onCancel(): void;
}

/** Lets the user drop or choose one file. */
export function PickFile({ wizard, error, onCancel }: PickFileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const size = format.bytes(SPREADSHEET_LIMITS.fileSize);
  const { rows } = SPREADSHEET_LIMITS;
  return (
    <>
      {error === undefined ? null : <FileError error={error} />}
      <FileDrop
        icon={<IconUpload />}
        prompt={t({ id: 'table.component.import.drop', message: 'Drop a file here, or click to choose one' })}
        hint={t({
          id: 'table.component.import.limits',
          message: `CSV or Excel (xlsx), up to ${size} and ${plural(rows, { one: '# row', other: '# rows' })}. Your browser reads the file and sends only the rows that you import.`,
        })}
        accept=".csv,.xlsx"
        onFile={wizard.pick}
      />
      <DialogActions>
        <Button onClick={onCancel}>{t({ id: 'table.component.form.cancel', message: 'Cancel' })}</Button>
      </DialogActions>
    </>
  );
}
