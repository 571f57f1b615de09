import { ENCODING_NAMES, ENCODINGS } from '@atrium/spreadsheet';
import { FileError } from '@atrium/table';
import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './file.module.css';
import type { OpenedFile } from './opened-file.ts';
import type { SpreadsheetReader } from './use-spreadsheet-reader.ts';

interface FileReportProps {
  readonly reader: SpreadsheetReader;
  readonly isDisabled: boolean;
  /** Whether the report shows the name of the file. By default, it does. */
  readonly showsFileName?: boolean;
  /** The choices for this kind of input. */
  readonly children: ReactNode;
}

/** The opened file with its progress, its error, its warnings and its choices. */
export function FileReport({ reader, isDisabled, showsFileName = true, children }: FileReportProps) {
  const { t } = useLingui();
  const { state, read } = reader;
  if (state.kind === 'none') return null;
  if (state.kind === 'failed') return <FileError error={state.error} />;
  if (state.kind === 'reading') {
    const { name } = state;
    return (
      <p role="status" className={styles.note}>
        {t({ id: 'tasks.component.file.reading', message: `Reading ${name}…` })}
      </p>
    );
  }
  const { file, sheet, sheets, encoding } = state.opened;
  return (
    <section
      className={styles.panel}
      aria-label={t({ id: 'tasks.component.file.label', message: 'Opened file' })}
    >
      {showsFileName ? (
        <p className={styles.name} dir="auto">
          {file.name}
        </p>
      ) : null}
      <FileWarnings opened={state.opened} />
      <div className={styles.fields}>
        {sheets.length > 1 ? (
          <ChoiceField
            label={t({ id: 'tasks.component.file.sheet', message: 'Worksheet' })}
            value={sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            isDisabled={isDisabled}
            onChoose={(name) => read(file, { sheet: name })}
          />
        ) : null}
        {encoding ? (
          <ChoiceField
            label={t({ id: 'tasks.component.file.encoding', message: 'Encoding' })}
            value={encoding}
            options={ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
            isDisabled={isDisabled}
            onChoose={(name) =>
              read(file, { encoding: ENCODINGS.find((value) => value === name) ?? encoding })
            }
          />
        ) : null}
        {children}
      </div>
    </section>
  );
}

function FileWarnings({ opened }: { readonly opened: OpenedFile }) {
  const { t } = useLingui();
  const { rows, rowWithInvalidQuotes, formulaCount } = opened;
  const warnings = [
    rows.length === 0
      ? t({ id: 'tasks.component.file.blank', message: 'The worksheet is empty. The input is unchanged.' })
      : '',
    rowWithInvalidQuotes === undefined
      ? ''
      : t({
          id: 'tasks.component.file.quotes',
          message: `Row ${{ row: rowWithInvalidQuotes }} has invalid quotes. Check how this row and the rows below it are split into columns.`,
        }),
    formulaCount > 0
      ? t({
          id: 'tasks.component.file.formulas',
          message: `${plural(formulaCount, { one: '# formula has no stored result, so its cell is empty.', other: '# formulas have no stored results, so their cells are empty.' })} Open the file in Excel and save it to store them.`,
        })
      : '',
  ].filter(Boolean);
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </div>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled: boolean;
  onChoose(value: string): void;
}

/** A choice under its label. */
export function ChoiceField({ label, isDisabled, onChoose, options, value }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Choice
          id={id}
          className={styles.choice ?? ''}
          disabled={isDisabled}
          value={value}
          options={options}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}
