import {
  array,
  discriminatedUnion,
  type infer as Infer,
  int,
  literal,
  maximum,
  maxLength,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  positive,
  refine,
  string,
  union,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';

const textInputSchema = object({
  kind: literal('text'),
  text: string().check(minLength(1), maxLength(LIMITS.textLength)),
});

/** The bytes of the image are not here: they travel as the file of the call. */
const imageInputSchema = object({ kind: literal('image') });

const cellSchema = nullable(union([number(), string().check(maxLength(LIMITS.cellLength))]));

/** Every row is as long as there are columns; `null` is an empty cell. */
const tableInputSchema = object({
  kind: literal('table'),
  columns: array(string().check(minLength(1), maxLength(LIMITS.nameLength))).check(
    minLength(1),
    maxLength(LIMITS.tableColumns),
  ),
  rows: array(array(cellSchema)).check(minLength(1), maxLength(LIMITS.tableRows)),
}).check(
  refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), { path: ['rows'] }),
);

/** Values at even steps of time, oldest first; `season` is the length of a season in steps, 0 for none. */
const seriesInputSchema = object({
  kind: literal('series'),
  values: array(number()).check(minLength(2), maxLength(LIMITS.seriesLength)),
  horizon: int().check(positive(), maximum(LIMITS.horizon)),
  season: int().check(nonnegative(), maximum(LIMITS.seriesLength)),
});

/** What a task is run on. */
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
