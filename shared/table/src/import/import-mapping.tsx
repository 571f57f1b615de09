import { truncateEnd } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { CsvError, UncachedFormulas as Formulas } from '@atrium/spreadsheet';
import { Button } from '@atrium/ui/base';
import { Choice, DialogActions } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toCellText } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import { FileChoices } from './file-choices.tsx';
import importStyles from './import.module.css';
import type { ImportedFile } from './imported-file.ts';
import { ScrollBox } from './scroll-box.tsx';
import { UnevenWarning } from './uneven-warning.tsx';
import type { ImportWizard } from './use-import.ts';

/** Maps each field to a column. The titles determine the first choice, which the user can change. */
export function ImportMapping({ wizard }: { readonly wizard: ImportWizard }) {
  const { t } = useLingui();
  const format = useFormat();
  const { imported } = wizard.state;
  if (!imported) return null;
  const { shape, file } = imported;
  const errors = shape.format === 'csv' ? shape.errors : [];
  const count = wizard.importInput.rows.length;
  const rows = format.number(count);
  const columns = format.number(shape.columnCount);
  const isMapped = Object.values(wizard.state.mapping).some((column) => column !== undefined);
  return (
    <>
      <p className={importStyles.about}>
        <bdi>{file.name}</bdi>{' '}
        <span className={styles.hint}>
          {t({ id: 'table.component.import.size', message: `Data rows: ${rows}, columns: ${columns}` })}
        </span>
      </p>
      <FileChoices wizard={wizard} shape={shape} />
      {shape.format === 'xlsx' ? <UncachedFormulas formulas={shape.uncached} /> : null}
      {errors.length > 0 ? (
        <CsvErrors errors={errors} />
      ) : (
        <>
          <UnevenWarning wizard={wizard} imported={imported} />
          <MappingTable wizard={wizard} imported={imported} />
        </>
      )}
      {count === 0 ? (
        <p role="status" className={styles.warning}>
          {t({ id: 'table.component.import.no-rows', message: 'No rows to import' })}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={wizard.restart}>
          {t({ id: 'table.component.import.other-file', message: 'Choose another file' })}
        </Button>
        <Button
          type="primary"
          disabled={errors.length > 0 || count === 0 || !isMapped}
          onClick={() => void wizard.check()}
        >
          {t({ id: 'table.component.import.to-check', message: 'Review data' })}
        </Button>
      </DialogActions>
    </>
  );
}

/** Warns of formulas whose results the workbook does not contain: their cells are imported as empty. */
function UncachedFormulas({ formulas }: { readonly formulas: Formulas }) {
  const { t } = useLingui();
  const format = useFormat();
  if (formulas.count === 0) return null;
  const { count } = formulas;
  const cells = `${format.list(formulas.cells)}${formulas.count > formulas.cells.length ? '…' : ''}`;
  return (
    <p role="status" className={styles.problem}>
      {t({
        id: 'table.component.import.uncached',
        message: `${plural(count, { one: '# formula cell has no stored result and is imported as empty', other: '# formula cells have no stored results and are imported as empty' })}: ${cells}. Open the file in Excel, save it, and import it again.`,
      })}
    </p>
  );
}

const MAX_SHOWN_ERRORS = 5;

/** Explains why a CSV file has no columns: the rows with invalid quotes. */
function CsvErrors({ errors }: { readonly errors: readonly CsvError[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div role="alert" className={styles.problem}>
      {t({
        id: 'table.component.import.quotes',
        message:
          'The file cannot be split into columns because its quotes are invalid. Choose another encoding or separator, or correct the file:',
      })}
      <ul>
        {errors.slice(0, MAX_SHOWN_ERRORS).map(({ row, kind }) => {
          const shown = format.number(row);
          return (
            <li key={`${row}-${kind}`}>
              {kind === 'missingQuotes'
                ? t({
                    id: 'table.component.import.missing-quotes',
                    message: `Row ${shown}: missing closing quote`,
                  })
                : t({
                    id: 'table.component.import.invalid-quotes',
                    message: `Row ${shown}: text after a closing quote`,
                  })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface MappingTableProps {
  readonly wizard: ImportWizard;
  readonly imported: ImportedFile;
}

/** The number of shown characters. A longer sample does not help the user. */
const SAMPLE_LENGTH = 60;

/** A row for each field: its column, and that column's first value. */
function MappingTable({ wizard, imported }: MappingTableProps) {
  const { t } = useLingui();
  const { mapping, hasHeader } = wizard.state;
  const header = hasHeader ? (imported.rows[0] ?? []) : [];
  const columns = Array.from({ length: imported.shape.columnCount }, (_, index) => {
    const position = String(index + 1);
    const title = toCellText(header[index]).trim();
    return {
      value: String(index),
      label: title || t({ id: 'table.component.import.column', message: `Column ${position}` }),
    };
  });
  const none = { value: '', label: t({ id: 'table.component.import.no-column', message: 'Not imported' }) };
  return (
    <ScrollBox label={t({ id: 'table.component.import.step-columns', message: 'Map columns' })}>
      <table className={importStyles.grid}>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'table.component.import.field', message: 'Field' })}</th>
            <th scope="col">{t({ id: 'table.component.import.from', message: 'File column' })}</th>
            <th scope="col">{t({ id: 'table.component.import.sample', message: 'First value' })}</th>
          </tr>
        </thead>
        <tbody>
          {wizard.fields.map(({ name, label, isRequired }) => {
            const column = mapping[name];
            const first = column === undefined ? '' : toCellText(wizard.importInput.rows[0]?.[column]);
            return (
              <tr key={name}>
                <th scope="row">
                  {label}
                  {isRequired ? (
                    <span className={importStyles.required}>
                      {' '}
                      {t({ id: 'table.component.import.required', message: 'required' })}
                    </span>
                  ) : null}
                </th>
                <td>
                  <Choice
                    aria-label={label}
                    className={importStyles.wide ?? ''}
                    value={column === undefined ? '' : String(column)}
                    options={[none, ...columns]}
                    onChoose={(value) => wizard.map(name, value === '' ? undefined : Number(value))}
                  />
                </td>
                <td className={importStyles.sample}>
                  <bdi>{truncateEnd(first, SAMPLE_LENGTH)}</bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
