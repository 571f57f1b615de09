import {
  array,
  boolean,
  custom,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  minimum,
  object,
  optional,
  string,
} from 'zod/mini';
import { MODEL_LIMITS } from '../model-limits.ts';
import { appKindSchema } from './app.ts';
import { idField, nameField } from './fields.ts';

/** The kinds of records whose definition can be exported to a file and imported on another server. */
export const PORTABLE_KINDS = ['app', 'algorithm', 'recognition', 'nlp', 'data-set'] as const;

export type PortableKind = (typeof PORTABLE_KINDS)[number];

export const PORTABLE_FORMAT = { name: 'atrium', version: 1 } as const;

export const PORTABLE_LIMITS = {
  /** Bytes of a file, as it is sent. */
  fileBytes: MODEL_LIMITS.fileBytes,
  /** Bytes of all files of an archive together, and how many times larger a file may be than its packed bytes. */
  unpackedBytes: 96 * 1024 * 1024,
  ratio: 200,
  /** Bytes of the definition as JSON. */
  definitionBytes: 16 * 1024 * 1024,
  /** Files of an archive. */
  entries: 600,
  models: 63,
  versions: 500,
  aliases: 100,
} as const;

/** What an import can require and not find: a part that this server lacks, or a `permission` that the user lacks. */
export const MISSING_PARTS = [
  'target',
  'binding',
  'override',
  'engine',
  'connection',
  'parameters',
  'model',
  'permission',
  'gateTarget',
] as const;

const missingSchema = looseObject({
  part: enumeration(MISSING_PARTS),
  /** The name of the missing part, such as the slug of a target or the id of an engine. */
  name: string(),
  /** The part of the record that cannot be imported without it, such as `v3`. Empty if it is the whole record. */
  affects: string(),
  /** Whether the whole import fails without it. Otherwise, the import omits what it affects. */
  isRequired: boolean(),
});

export type MissingPart = Infer<typeof missingSchema>;

/** The records that an import would create, and the parts that are missing. */
export const importPreviewSchema = looseObject({
  kind: enumeration(PORTABLE_KINDS),
  /** The name or slug in the file. */
  name: string(),
  /** The name or slug that the new record gets. It differs from `name` if another record already has that name. */
  newName: string(),
  /** Whether `name` and `newName` are slugs. */
  isSlug: boolean(),
  creates: array(looseObject({ part: enumeration(['record', 'version', 'alias', 'model']), name: string() })),
  missing: array(missingSchema),
});

export type ImportPreview = Infer<typeof importPreviewSchema>;

/** The record that an import has created. */
export const importedRecordSchema = looseObject({
  kind: enumeration(PORTABLE_KINDS),
  id: idField,
  /** Its name or slug. */
  name: string(),
  /** The kind of an app. */
  appKind: optional(appKindSchema),
  /**
   * Versions that were ready in the file and are not ready here, because their validation failed or was not run in
   * time. Aliases that point at them were not set.
   */
  unvalidated: array(int().check(minimum(1))),
});

export type ImportedRecord = Infer<typeof importedRecordSchema>;

/** The unencrypted bytes of a response. */
export const fileSchema = custom<Blob>((value) => value instanceof Blob);

/** `name` replaces the name or slug in the file. */
export const importOptionsSchema = object({ name: optional(nameField) });
