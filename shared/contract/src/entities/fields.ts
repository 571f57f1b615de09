import {
  array,
  boolean,
  email,
  enum as enumeration,
  type infer as Infer,
  int,
  int32,
  iso,
  maximum,
  maxLength,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  positive,
  record,
  refine,
  regex,
  strictObject,
  string,
  trim,
  union,
  uuid,
  type ZodMiniType,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { textField } from './text-field.ts';

export const idField = uuid();
export const nameField = textField(LIMITS.nameLength, trim(), minLength(1));
export const descriptionField = textField(LIMITS.descriptionLength);
export const tagsField = array(textField(LIMITS.tagLength, trim(), minLength(1))).check(
  maxLength(LIMITS.tagCount),
);
/** An integer from 1 up to the maximum of the database's integers. */
export const positiveIntegerField = int32().check(positive());
/** Lower case letters, digits and hyphens, 3 to 48 long, starting with a letter; fixed once published. */
export const slugField = string().check(regex(/^[a-z][a-z0-9-]{2,47}$/));
export const mailField = email().check(maxLength(LIMITS.mailLength));
/** E.164: a plus sign and up to 15 digits. */
export const mobileField = string().check(regex(/^\+[1-9]\d{6,14}$/));
export const accountField = string().check(minLength(3), maxLength(32), regex(/^[a-z][a-z0-9._-]*$/));
/** Length is the only rule here; the server also rejects common passwords. */
export const passwordField = textField(LIMITS.passwordLength, minLength(8));
/** An ISO 8601 time in UTC, in the format of `Date.toISOString`. */
export const timeField = iso.datetime();

/** Fields of every stored record. `revision` starts at 1. An update states the revision that the user has read. */
export const commonFields = {
  id: idField,
  createdAt: timeField,
  createdBy: nullable(string()),
  updatedAt: timeField,
  updatedBy: nullable(string()),
  revision: positiveIntegerField,
};

const sortSchema = strictObject({
  field: textField(LIMITS.nameLength),
  order: enumeration(['ascend', 'descend']),
});

export type ListSort = Infer<typeof sortSchema>;

const boundSchema = union([number(), textField(40)]);

const rangeSchema = strictObject({ from: optional(boundSchema), to: optional(boundSchema) });

/** Both bounds are inclusive and optional. Times are ISO 8601 in UTC. */
export type ListRange = Infer<typeof rangeSchema>;

/** Returns the schema of an object whose keys are names of columns. */
function byColumn<Value extends ZodMiniType>(value: Value) {
  return record(textField(LIMITS.nameLength), value).check(
    refine((values) => Object.keys(values).length <= LIMITS.filterCount),
  );
}

export const listBodySchema = object({
  page: optional(positiveIntegerField),
  pageSize: optional(positiveIntegerField.check(maximum(LIMITS.bulkPageSize))),
  keyword: optional(textField(LIMITS.keywordLength)),
  filters: optional(byColumn(array(textField(LIMITS.keywordLength)).check(maxLength(LIMITS.filterValues)))),
  /** Ranges by column name. */
  ranges: optional(byColumn(rangeSchema)),
  /** The rows are ordered by the first column. The next columns order rows whose values are equal. */
  sort: optional(union([sortSchema, array(sortSchema).check(maxLength(LIMITS.sortCount))])),
});

export type ListBody = Infer<typeof listBodySchema>;

/** Returns the response schema of a list: one page of rows and the total number of rows. */
export function listSchema<Row extends ZodMiniType>(row: Row) {
  return object({ list: array(row), total: int().check(nonnegative()) });
}

/** Body of a call that names one record. */
export const byIdSchema = object({ id: idField });

/** Body of a call that names several records of one kind. */
export const byIdsSchema = object({
  ids: array(idField).check(minLength(1), maxLength(LIMITS.recordCount)),
});

/** Response of a call that returns no data. */
export const doneSchema = object({ done: boolean() });
