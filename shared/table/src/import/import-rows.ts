import type { ZodMiniType } from 'zod/mini';
import type { ColumnOption, Draft } from '../core/index.ts';
import { findSchemaErrors, type RecordField, type SchemaError, toBody } from '../fields/index.ts';
import type { TranslationMatcher } from '../files/index.ts';
import { readValue, toCellText } from '../files/index.ts';
import type { DataRows, Mapping } from './imported-file.ts';

/** Texts with which the user replaced those of the file: by the row's index, then by field. */
export type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

export type RowErrors = Readonly<Record<string, SchemaError>>;

/** The input for the conversion of a file's rows to the rows of a call. */
export interface ImportInput extends DataRows {
  readonly fields: readonly RecordField<never>[];
  readonly schema: ZodMiniType;
  readonly mapping: Mapping;
  /** Without it, choices are recognized in the current language only. */
  readonly translationMatcher?: TranslationMatcher | undefined;
}

/** Returns the number of a row as a spreadsheet program shows it: the title row and blank rows count, too. */
export function getRowNumber({ numbers }: Pick<ImportInput, 'numbers'>, index: number): number {
  return numbers[index] ?? index + 1;
}

/** Returns the text of a field in a row of the file, including the user's correction. */
export function getImportText(
  { rows, mapping }: ImportInput,
  edits: Edits,
  index: number,
  field: string,
): string {
  const edited = edits.get(index)?.[field];
  if (edited !== undefined) return edited;
  const column = mapping[field];
  return column === undefined ? '' : toCellText(rows[index]?.[column]);
}

/**
 * Returns the body of a row in the form that the call expects. An empty cell of a multiple choice means the initial
 * choices of a new row, such as the role that every user has.
 */
export function toImportBody(importInput: ImportInput, edits: Edits, index: number): Draft {
  const entries = importInput.fields.map((field) => {
    const text = getImportText(importInput, edits, index, field.name);
    const isInitial = field.kind === 'choices' && text.trim() === '';
    return [
      field.name,
      isInitial ? field.initial : readValue(field, text, importInput.translationMatcher),
    ] as const;
  });
  return toBody(Object.fromEntries(entries), importInput.fields);
}

/** Returns why a row cannot be stored, by field; empty if it can. */
export function findRowErrors(importInput: ImportInput, edits: Edits, index: number): RowErrors {
  const body = toImportBody(importInput, edits, index);
  const errors = findSchemaErrors(importInput.schema, body);
  const rowErrors = importInput.fields.flatMap((field) => {
    const schemaError = errors[field.name];
    // A field can offer fewer options than its schema allows. So the choice error, which lists the offered options,
    // replaces the error `notAllowed` of the schema, which lists all.
    const canBeChoiceError = !schemaError || schemaError.kind === 'notAllowed';
    const error = (canBeChoiceError && findChoiceError(field, body)) || schemaError;
    return error ? [[field.name, error] as const] : [];
  });
  return Object.fromEntries(rowErrors);
}

/** Returns the allowed options of a field in a row; they can depend on the row's other fields. */
export function getOptions(
  { kind, options, optionsFor }: RecordField<never>,
  body: Draft,
): readonly ColumnOption[] {
  return kind === 'select' ? (optionsFor?.(body) ?? options) : options;
}

/** Checks a choice among options that the schema does not list, such as the engines of this server. */
function findChoiceError(field: RecordField<never>, body: Draft): SchemaError | undefined {
  const value = body[field.name];
  const values = field.kind === 'select' ? getOptions(field, body).map((option) => option.value) : [];
  if (typeof value !== 'string' || values.length === 0 || values.includes(value)) return undefined;
  return { kind: 'notAllowed', values };
}
