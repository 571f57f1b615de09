import { useFormat } from '@atrium/i18n';
import { Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ColumnOption } from '../core/index.ts';
import { useDescribeSchemaError } from '../forms/index.ts';
import importStyles from './import.module.css';
import { getImportText, getOptions, getRowNumber, toImportBody } from './import-rows.ts';
import { getRowErrors } from './import-state.ts';
import { ScrollBox } from './scroll-box.tsx';
import type { ImportWizard } from './use-import.ts';

interface CheckTableProps {
  readonly wizard: ImportWizard;
  /** The indexes of the rows to show. */
  readonly indexes: readonly number[];
}

/** Rows of the file. Invalid cells are editable, and stay editable after they are corrected. */
export function CheckTable({ wizard, indexes }: CheckTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ScrollBox label={t({ id: 'table.component.import.preview', message: 'Data preview' })}>
      <table className={importStyles.grid}>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'table.component.import.row', message: 'Row' })}</th>
            {wizard.fields.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {indexes.map((index) => (
            <tr key={index}>
              <th scope="row" className={importStyles.position}>
                {format.number(getRowNumber(wizard.importInput, index))}
              </th>
              {wizard.fields.map((field) => (
                <CheckCell key={field.name} wizard={wizard} index={index} field={field} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface CheckCellProps {
  readonly wizard: ImportWizard;
  /** The index of the row. */
  readonly index: number;
  readonly field: ImportWizard['fields'][number];
}

function CheckCell({ wizard, index, field }: CheckCellProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const describeError = useDescribeSchemaError();
  const { state, importInput } = wizard;
  const { label } = field;
  const error = getRowErrors(state, index)[field.name];
  const text = getImportText(importInput, state.edits, index, field.name);
  const isEditable = error !== undefined || state.edits.get(index)?.[field.name] !== undefined;
  if (!isEditable) {
    return (
      <td>
        <bdi className={importStyles.text}>{text}</bdi>
      </td>
    );
  }
  const position = format.number(getRowNumber(importInput, index));
  const common = {
    'aria-label': t({ id: 'table.component.import.cell', message: `Row ${position}, ${label}` }),
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? id : undefined,
  };
  const correct = (value: string) => wizard.correct(index, field.name, value);
  const options = getOptions(field, toImportBody(importInput, state.edits, index));
  return (
    <td data-invalid={error !== undefined}>
      {field.kind === 'select' && options.length > 0 ? (
        <ChoiceCell {...common} text={text} options={options} onChoose={correct} />
      ) : (
        <Input {...common} value={text} onChange={correct} />
      )}
      {error ? (
        <span id={id} className={importStyles.reason}>
          {field.rule ?? describeError(error, options)}
        </span>
      ) : null}
    </td>
  );
}

interface ChoiceCellProps {
  readonly 'aria-label': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  /** The cell's current text, whether it is an option or not. */
  readonly text: string;
  readonly options: readonly ColumnOption[];
  onChoose(value: string): void;
}

/** A choice among the allowed values. The file's text stays in the list until the user chooses another value. */
function ChoiceCell({ text, options, ...rest }: ChoiceCellProps) {
  const { t } = useLingui();
  const knownOption = options.find(({ value, label }) => value === text || label === text);
  const blank = t({ id: 'table.component.import.no-value', message: '(empty)' });
  return (
    <Choice
      {...rest}
      className={importStyles.wide ?? ''}
      value={knownOption?.value ?? text}
      options={knownOption ? options : [{ value: text, label: text || blank }, ...options]}
    />
  );
}
