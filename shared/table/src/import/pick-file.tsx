import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { IconUpload } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { useFileErrors } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import own from './import.module.css';
import type { ImportWizard } from './use-import.ts';

interface PickFileProps {
  readonly wizard: ImportWizard;
  readonly error: unknown;
}

const MB = 1024 * 1024;

/** Takes one file, dropped or chosen. */
export function PickFile({ wizard, error }: PickFileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const describeError = useFileErrors();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) wizard.pick(file);
  };
  const size = format.number(SPREADSHEET_LIMITS.fileSize / MB);
  const { rows } = SPREADSHEET_LIMITS;
  return (
    <>
      {error === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {describeError(error) ??
            t({
              id: 'table.component.import.unreadable',
              message: 'Failed to read the file. Try again.',
            })}
        </p>
      )}
      <label
        className={own.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload className={own.dropIcon} aria-hidden />
        <span>
          {t({ id: 'table.component.import.drop', message: 'Drop a file here, or click to choose one' })}
        </span>
        <span className={styles.hint}>
          {t({
            id: 'table.component.import.limits',
            message: `One csv or xlsx file of up to ${size} MB and ${plural(rows, { one: '# row', other: '# rows' })}. The file is read only in your browser.`,
          })}
        </span>
        <input
          type="file"
          className={own.file}
          accept=".csv,.xlsx"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) wizard.pick(file);
            target.value = '';
          }}
        />
      </label>
    </>
  );
}
