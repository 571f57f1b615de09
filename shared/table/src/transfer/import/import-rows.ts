import type { Row } from '@atrium/spreadsheet';
import type { ZodMiniType } from 'zod/mini';
import { bodyOf } from '../../forms/draft.ts';
import { type Fault, findFaults } from '../../forms/find-faults.ts';
import type { Draft } from '../../forms/form-definition.ts';
import type { RecordField } from '../../forms/record-field.ts';
import { cellWords, heldValue } from './held-value.ts';
import type { Mapping } from './imported-file.ts';

/** Words that a person put in place of those of the file: by row, then by field. */
export type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

export type RowFaults = Readonly<Record<string, Fault>>;

/** All that it takes to make a call's rows of a file's. */
export interface RowMaker {
  readonly rows: readonly Row[];
  readonly fields: readonly RecordField<never>[];
  readonly schema: ZodMiniType;
  readonly mapping: Mapping;
}

/** What a row of the file says for a field, mended by hand or not. */
export function wordsOf({ rows, mapping }: RowMaker, edits: Edits, index: number, field: string): string {
  const edited = edits.get(index)?.[field];
  if (edited !== undefined) return edited;
  const column = mapping[field];
  return column === undefined ? '' : cellWords(rows[index]?.[column]);
}

/** A row as the call takes it. */
export function importBody(maker: RowMaker, edits: Edits, index: number): Draft {
  const held = maker.fields.map(
    (field) => [field.name, heldValue(field, wordsOf(maker, edits, index, field.name))] as const,
  );
  return bodyOf(Object.fromEntries(held), maker.fields);
}

/** Why a row can't be stored, by field; empty when it can. */
export function faultsOfRow(maker: RowMaker, edits: Edits, index: number): RowFaults {
  return findFaults(maker.schema, importBody(maker, edits, index));
}
