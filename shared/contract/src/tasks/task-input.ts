import {
  array,
  custom,
  discriminatedUnion,
  type infer as Infer,
  int,
  literal,
  maximum,
  maxLength,
  minLength,
  nonnegative,
  object,
  optional,
  positive,
  refine,
  string,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { areDatesValid, seriesDatesSchema } from './series-dates.ts';

const textInputSchema = object({
  kind: literal('text'),
  text: string().check(minLength(1), maxLength(LIMITS.textLength)),
});

/** The bytes of the image are not included: they are the file of the call. */
const imageInputSchema = object({ kind: literal('image') });

type Cell = string | number | null;

/** Each row has one value per column; `null` is an empty cell. */
export const tableInputSchema = object({
  kind: literal('table'),
  columns: array(string().check(minLength(1), maxLength(LIMITS.nameLength))).check(
    minLength(1),
    maxLength(LIMITS.tableColumns),
  ),
  rows: custom<Cell[][]>(areRows),
}).check(
  refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), { path: ['rows'] }),
);

/** Returns whether all rows are valid. This is a function, because a schema would create an object for each cell. */
function areRows(rows: unknown): boolean {
  return isList(rows, 1, LIMITS.tableRows) && rows.every((row) => Array.isArray(row) && row.every(isCell));
}

function isCell(value: unknown): value is Cell {
  return (
    value === null || (typeof value === 'string' ? value.length <= LIMITS.cellLength : Number.isFinite(value))
  );
}

function isList(value: unknown, shortest: number, longest: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length >= shortest && value.length <= longest;
}

/**
 * Values at equal time steps, oldest first; `null` is a missing value between two others. `season`
 * is the length of a season in steps, 0 for none, and `secondSeason` that of a longer one, such as
 * a week in hourly values. With `dates`, the rows of the forecast have dates.
 */
const seriesInputSchema = object({
  kind: literal('series'),
  values: custom<(number | null)[]>(areSeriesValues),
  horizon: int().check(positive(), maximum(LIMITS.horizon)),
  season: int().check(nonnegative(), maximum(LIMITS.seriesLength)),
  secondSeason: optional(int().check(nonnegative(), maximum(LIMITS.seriesLength))),
  dates: optional(seriesDatesSchema),
}).check(
  refine(
    ({ dates, values, horizon }) =>
      !dates || !Array.isArray(values) || areDatesValid(dates, values.length + horizon),
    { path: ['dates'] },
  ),
);

function areSeriesValues(values: unknown): boolean {
  return (
    isList(values, 2, LIMITS.seriesLength) &&
    values.every((value) => value === null || Number.isFinite(value)) &&
    values[0] !== null &&
    values.at(-1) !== null
  );
}

/** The input of a task. */
export const taskInputSchema = discriminatedUnion('kind', [
  textInputSchema,
  imageInputSchema,
  tableInputSchema,
  seriesInputSchema,
]);

export type TaskInput = Infer<typeof taskInputSchema>;
export type TaskInputKind = TaskInput['kind'];
export type TableInput = Infer<typeof tableInputSchema>;
export type SeriesInput = Infer<typeof seriesInputSchema>;
