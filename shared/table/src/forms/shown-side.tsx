import type { ReactNode } from 'react';
import { PartsText } from './parts-text.tsx';
import type { RecordField } from './record-field.ts';
import { valueText } from './value-text.ts';

/** Returns a field's value as one side of a conflict shows it; nothing without a value. */
export function shownSide(field: Pick<RecordField<never>, 'options'>, value: unknown): ReactNode {
  const hasParts = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!hasParts) return valueText(field, value);
  return Object.keys(value).length > 0 ? <PartsText parts={value} /> : '';
}
