import type { Cell } from '@atrium/spreadsheet';
import type { ColumnOption } from '../../column-option.ts';
import type { RecordField } from '../../forms/record-field.ts';
import { currentValue } from '../import/held-value.ts';
import { joinWords } from '../word-list.ts';
import { wallClock } from './wall-clock.ts';

/** Returns a field's value so that the import reads it back. `labels` replace the choices that they name. */
export function fieldCell<Row>(
  field: RecordField<Row>,
  value: unknown,
  labels: readonly ColumnOption[] = [],
): Cell {
  if (value === undefined || value === null || value === '') return null;
  switch (field.kind) {
    case 'json':
      return JSON.stringify(value);
    case 'tags':
      return joinWords(value as readonly string[]);
    case 'choices':
      return joinWords((value as readonly string[]).map((one) => labelOf(field, one, labels)));
    case 'select':
      return labelOf(field, String(value), labels);
    case 'moment':
      return wallClock(String(value)) ?? String(value);
    default:
      return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  }
}

/** Returns the label of a choice if the import can map it back to this choice; otherwise the stored value. */
function labelOf<Row>({ options }: RecordField<Row>, value: string, labels: readonly ColumnOption[]): string {
  const label = labels.find((option) => option.value === value)?.label;
  return label && currentValue({ kind: 'select', options }, label) === value ? label : value;
}
