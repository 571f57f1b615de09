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

/** The highest row number. */
export const IMPORT_ROW_MAX = 0xffff_ffff;

/** Identifies a row of an import by its number in the file, from 1. */
export const rowNumberField = int().check(positive(), maximum(IMPORT_ROW_MAX));

/**
 * Returns the body schema of a call that imports rows of a file. `importId` is created once per file and sent with all
 * its rows.
 */
export function importBodySchema<Row extends ZodMiniType>(row: Row) {
  return object({
    importId: idField,
    rows: array(row).check(minLength(1), maxLength(SPREADSHEET_LIMITS.batch)),
  });
}

/** Why a row was not stored: a business code, and the invalid field, if any. */
const rejectedRowSchema = object({ row: rowNumberField, code: int(), field: nullable(string()) });

export type RejectedRow = Infer<typeof rejectedRowSchema>;

export const importResultSchema = object({
  /** How many rows of this call are stored, by this call or by an earlier one with the same rows. */
  stored: int().check(nonnegative()),
  rejected: array(rejectedRowSchema),
});

export type ImportResult = Infer<typeof importResultSchema>;
