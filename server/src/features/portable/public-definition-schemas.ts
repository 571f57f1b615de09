import { API_LIMITS, LIMITS, MISSING_PARTS, nameField, PORTABLE_KINDS } from '@atrium/contract';
import {
  array,
  boolean,
  coerce,
  custom,
  enum as enumeration,
  int,
  maximum,
  maxLength,
  object,
  optional,
  pipe,
  positive,
  string,
} from 'zod/mini';

const createCountField = (max: number) =>
  optional(pipe(coerce.number(), int().check(positive(), maximum(max))));

/** The query for a page of records, optionally only of those whose names contain a keyword. */
export const recordsQuerySchema = object({
  page: createCountField(API_LIMITS.appPages),
  page_size: createCountField(API_LIMITS.appPageSize),
  keyword: optional(string().check(maxLength(LIMITS.keywordLength))),
});

export const publicRecordsSchema = object({
  total: int(),
  /** `name` is the slug, or the name of an app or a data set. */
  records: array(object({ id: string(), name: string(), title: string() })),
});

/** The bytes of a response. */
export const definitionFileSchema = custom<Blob>((value) => value instanceof Blob);

/** `name` replaces the name or slug in the file. */
export const importFormSchema = object({ options: optional(object({ name: optional(nameField) })) });

export const publicPreviewSchema = object({
  kind: enumeration(PORTABLE_KINDS),
  name: string(),
  new_name: string(),
  creates: array(object({ part: enumeration(['record', 'version', 'alias', 'model']), name: string() })),
  missing: array(
    object({
      part: enumeration(MISSING_PARTS),
      name: string(),
      affects: string(),
      is_required: boolean(),
    }),
  ),
});

export const publicImportSchema = object({
  kind: enumeration(PORTABLE_KINDS),
  id: string(),
  name: string(),
  unvalidated_versions: array(int()),
});
