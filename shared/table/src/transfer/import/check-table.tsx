import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFaultWords } from '../../forms/use-fault-words.ts';
import own from './import.module.css';
import { wordsOf } from './import-rows.ts';
import { faultsAt } from './import-state.ts';
import { ScrollBox } from './scroll-box.tsx';
import type { ImportWizard } from './use-import.ts';

interface CheckTableProps {
  readonly wizard: ImportWizard;
  readonly indexes: readonly number[];
}

/** Rows of the file as fields. A cell that was bad stays open to change. */
export function CheckTable({ wizard, indexes }: CheckTableProps) {
  const { t } = useLingui();
  return (
    <ScrollBox label={t({ id: 'table.component.import.preview', message: '数据预览' })}>
      <table className={own.grid}>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'table.component.import.row', message: '行' })}</th>
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
              <th scope="row" className={own.place}>
                {index + 1}
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
  readonly index: number;
  readonly field: ImportWizard['fields'][number];
}

function CheckCell({ wizard, index, field }: CheckCellProps) {
  const { t } = useLingui();
  const id = useId();
  const faultWords = useFaultWords();
  const { state, maker } = wizard;
  const { label } = field;
  const fault = faultsAt(state, index)[field.name];
  const words = wordsOf(maker, state.edits, index, field.name);
  const isOpen = fault !== undefined || state.edits.get(index)?.[field.name] !== undefined;
  if (!isOpen) {
    return (
      <td>
        <bdi className={own.words}>{words}</bdi>
      </td>
    );
  }
  const place = String(index + 1);
  return (
    <td data-bad={fault !== undefined}>
      <Input
        aria-label={t({ id: 'table.component.import.cell', message: `第 ${place} 行，${label}` })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? id : undefined}
        value={words}
        onChange={(value) => wizard.mend(index, field.name, value)}
      />
      {fault ? (
        <span id={id} className={own.why}>
          {field.rule ?? faultWords(fault)}
        </span>
      ) : null}
    </td>
  );
}
