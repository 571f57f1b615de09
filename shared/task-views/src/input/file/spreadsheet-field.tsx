import { Field } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { IconUpload } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAreTaskMessagesLoaded } from '../../messages/use-are-task-messages-loaded.ts';
import styles from './file.module.css';
import { FileReport } from './file-report.tsx';
import type { SpreadsheetReader } from './use-spreadsheet-reader.ts';

interface SpreadsheetFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly isDisabled: boolean;
  readonly reader: SpreadsheetReader;
  /** Further choices for the opened file. */
  readonly children?: ReactNode;
}

/** A csv, tsv or xlsx file that the user drops or chooses, with the choices for reading it. */
export function SpreadsheetField(props: SpreadsheetFieldProps) {
  return useAreTaskMessagesLoaded() ? <SpreadsheetFieldContent {...props} /> : null;
}

function SpreadsheetFieldContent({
  label,
  hint,
  error,
  isDisabled,
  reader,
  children = null,
}: SpreadsheetFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <Field label={label} error={error} isRequired>
        {(control) => (
          <FileDrop
            control={control}
            icon={<IconUpload />}
            prompt={
              reader.state.kind === 'open'
                ? t({ id: 'tasks.component.file.replace', message: 'Replace file' })
                : t({ id: 'tasks.component.file.drop', message: 'Drop a file here, or click to choose one' })
            }
            hint={reader.state.kind === 'open' ? undefined : hint}
            accept=".xlsx,.csv,.tsv,.tab,.txt"
            isDisabled={isDisabled}
            onFile={(file) => reader.read(file)}
          >
            {reader.state.kind === 'open' ? (
              <span className={styles.name} dir="auto">
                {reader.state.opened.file.name}
              </span>
            ) : null}
          </FileDrop>
        )}
      </Field>
      <FileReport reader={reader} isDisabled={isDisabled} showsFileName={false}>
        {children}
      </FileReport>
    </>
  );
}
