import { toLatinDigits } from '@atrium/contract/text';
import type { Draft } from '../core/index.ts';
import type { RecordField } from './record-field.ts';

type Fields<Row> = readonly RecordField<Row>[];

/** Returns the initial values of a new row's controls: texts, lists and switches, never null. */
export function createInitialDraft<Row>(fields: Fields<Row>): Draft {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
}

/** Converts a stored row to the values of the controls. */
export function toDraft<Row>(row: Row, fields: Fields<Row>): Draft {
  const stored = row as Draft;
  return Object.fromEntries(fields.map((field) => [field.name, toControlValue(field, stored[field.name])]));
}

/** Converts the values of the controls to the body of a call. */
export function toBody<Row>(draft: Draft, fields: Fields<Row>): Draft {
  const entries = fields.map((field) => [field.name, toBodyValue(field, draft[field.name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function toControlValue<Row>({ kind, initial }: RecordField<Row>, value: unknown): unknown {
  // Without a stored value, a control shows an empty list, a switch that is off, or an empty text.
  if (value === null || value === undefined)
    return Array.isArray(initial) ? [] : kind === 'switch' ? false : '';
  return kind === 'number' ? String(value) : value;
}

function toBodyValue<Row>({ kind, empty }: RecordField<Row>, value: unknown): unknown {
  const trimmed = typeof value === 'string' ? trimText(kind, value) : value;
  if (trimmed === '') return empty;
  return kind === 'number' ? Number(toLatinDigits(String(trimmed))) : trimmed;
}

/** Leading and trailing spaces of a single line are mistakes; in a longer text they may be intended. */
function trimText(kind: RecordField<never>['kind'], value: string): string {
  return kind === 'longText' ? value : value.trim();
}
