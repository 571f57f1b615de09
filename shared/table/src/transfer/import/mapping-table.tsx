import { cutText } from '@atrium/contract';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { cellWords } from './held-value.ts';
import own from './import.module.css';
import type { ImportedFile } from './imported-file.ts';
import { ScrollBox } from './scroll-box.tsx';
import type { ImportWizard } from './use-import.ts';

interface MappingTableProps {
  readonly wizard: ImportWizard;
  readonly imported: ImportedFile;
}

/** In characters: a longer sample does not help the user. */
const SAMPLE = 60;

/** A row for each field: its column, and that column's first value. */
export function MappingTable({ wizard, imported }: MappingTableProps) {
  const { t } = useLingui();
  const { mapping, hasHeader } = wizard.state;
  const header = hasHeader ? (imported.rows[0] ?? []) : [];
  const columns = Array.from({ length: imported.shape.columnCount }, (_, index) => {
    const place = String(index + 1);
    const title = cellWords(header[index]).trim();
    return {
      value: String(index),
      label: title || t({ id: 'table.component.import.column', message: `Column ${place}` }),
    };
  });
  const none = { value: '', label: t({ id: 'table.component.import.no-column', message: 'Not imported' }) };
  return (
    <ScrollBox label={t({ id: 'table.component.import.step-columns', message: 'Map columns' })}>
      <table className={own.grid}>
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
            const first = column === undefined ? '' : cellWords(wizard.maker.rows[0]?.[column]);
            return (
              <tr key={name}>
                <th scope="row">
                  {label}
                  {isRequired ? (
                    <span className={own.required}>
                      {' '}
                      {t({ id: 'table.component.import.required', message: 'required' })}
                    </span>
                  ) : null}
                </th>
                <td>
                  <Choice
                    aria-label={label}
                    className={own.wide ?? ''}
                    value={column === undefined ? '' : String(column)}
                    options={[none, ...columns]}
                    onChoose={(value) => wizard.map(name, value === '' ? undefined : Number(value))}
                  />
                </td>
                <td className={own.sample}>
                  <bdi>{cutText(first, SAMPLE)}</bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
