import type { Formats } from '@atrium/i18n';
import type { RecordField } from './record-field.ts';

/** Returns the value of a field in a draft as text. The text is empty if there is no value. */
export function formatFieldValue(
  field: Pick<RecordField<never>, 'options'>,
  value: unknown,
  { list }: Pick<Formats, 'list'>,
): string {
  const getLabel = (choice: unknown) =>
    field.options.find((option) => option.value === choice)?.label ?? String(choice);
  if (Array.isArray(value)) return list(value.map(getLabel));
  if (value === true) return '✓';
  if (value === false || value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : getLabel(value);
}
