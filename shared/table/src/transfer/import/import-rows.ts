import type { ZodMiniType } from 'zod/mini';
import type { ColumnOption } from '../../column-option.ts';
import { bodyOf } from '../../forms/draft.ts';
import { findSchemaErrors, type SchemaError } from '../../forms/find-schema-errors.ts';
import type { Draft } from '../../forms/form-definition.ts';
import type { RecordField } from '../../forms/record-field.ts';
import { cellWords, currentValue } from './held-value.ts';
import type { FileBody, Mapping } from './imported-file.ts';
import type { AreTranslations } from './load-translations.ts';

/** Words that a person put in place of those of the file: by row, then by field. */
export type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

export type RowFaults = Readonly<Record<string, SchemaError>>;

/** All that it takes to make a call's rows of a file's. */
export interface RowMaker extends FileBody {
  readonly fields: readonly RecordField<never>[];
  readonly schema: ZodMiniType;
  readonly mapping: Mapping;
  /** Without it, choices are known in the current language only. */
  readonly areTranslations?: AreTranslations | undefined;
}

/** The number of a row in its file, title row and blank rows counted, as a spreadsheet program shows it. */
export function numberOf({ numbers }: Pick<RowMaker, 'numbers'>, index: number): number {
  return numbers[index] ?? index + 1;
}

/** What a row of the file says for a field, corrected by hand or not. */
export function wordsOf({ rows, mapping }: RowMaker, edits: Edits, index: number, field: string): string {
  const edited = edits.get(index)?.[field];
  if (edited !== undefined) return edited;
  const column = mapping[field];
  return column === undefined ? '' : cellWords(rows[index]?.[column]);
}

/** A row as the call takes it. */
export function importBody(maker: RowMaker, edits: Edits, index: number): Draft {
  const held = maker.fields.map(
    (field) =>
      [
        field.name,
        currentValue(field, wordsOf(maker, edits, index, field.name), maker.areTranslations),
      ] as const,
  );
  return bodyOf(Object.fromEntries(held), maker.fields);
}

/** Why a row can't be stored, by field; empty when it can. */
export function faultsOfRow(maker: RowMaker, edits: Edits, index: number): RowFaults {
  const body = importBody(maker, edits, index);
  const faults = findSchemaErrors(maker.schema, body);
  const wrong = maker.fields.flatMap((field) => {
    const schemaFault = faults[field.name];
    const isChoice = !schemaFault || schemaFault.kind === 'notAllowed';
    // The options may be fewer than the schema's values.
    const fault = (isChoice && choiceFault(field, body)) || schemaFault;
    return fault ? [[field.name, fault] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** The options that a row's field may take; they can depend on the row's other fields. */
export function optionsOf(
  { kind, options, optionsFor }: RecordField<never>,
  body: Draft,
): readonly ColumnOption[] {
  return kind === 'select' ? (optionsFor?.(body) ?? options) : options;
}

/** A choice among options that the schema does not know, such as the engines of this server. */
function choiceFault(field: RecordField<never>, body: Draft): SchemaError | undefined {
  const value = body[field.name];
  const values = field.kind === 'select' ? optionsOf(field, body).map((option) => option.value) : [];
  if (typeof value !== 'string' || values.length === 0 || values.includes(value)) return undefined;
  return { kind: 'notAllowed', values };
}
