import {
  array,
  type infer as Infer,
  int,
  maximum,
  maxLength,
  minLength,
  nonnegative,
  nullable,
  object,
  positive,
  string,
  type ZodMiniType,
} from 'zod/mini';
import { SPREADSHEET_LIMITS } from '../spreadsheet-limits.ts';
import { idField } from './fields.ts';

/** The highest number of a row. */
export const IMPORT_ROW_MAX = 0xffff_ffff;

/** Names a row of an import: its number in the file, from 1. */
export const rowNumberField = int().check(positive(), maximum(IMPORT_ROW_MAX));

/** Body of a call that brings in rows of a file. `importId` is made once for the file, and sent with all its rows. */
export function importBodyOf<Row extends ZodMiniType>(row: Row) {
  return object({
    importId: idField,
    rows: array(row).check(minLength(1), maxLength(SPREADSHEET_LIMITS.batch)),
  });
}

/** Why a row was not stored: a business code, and the field that is to blame, if one is. */
const refusedRowSchema = object({ row: rowNumberField, code: int(), field: nullable(string()) });

export type RefusedRow = Infer<typeof refusedRowSchema>;

export const importAnswerSchema = object({
  /** How many of these rows are stored, now or from an earlier time. */
  stored: int().check(nonnegative()),
  refused: array(refusedRowSchema),
});

export type ImportAnswer = Infer<typeof importAnswerSchema>;
