import {
  array,
  boolean,
  custom,
  discriminatedUnion,
  enum as enumeration,
  type infer as Infer,
  int,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
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
  unknown,
  type ZodMiniType,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { MODEL_LIMITS } from '../model-limits.ts';
import { algorithmTaskSchema } from './algorithm.ts';
import { aliasField, noteField, sampleSchema, versionNumberField } from './algorithm-version.ts';
import {
  appKindSchema,
  bindingField,
  iconField,
  logPolicySchema,
  overridesField,
  retentionField,
} from './app.ts';
import { dataSetDraftFields, EVALUATED_KINDS } from './data-set.ts';
import { descriptionField, idField, nameField, slugField, tagsField } from './fields.ts';
import { createItemDraftFields, engineIdField, parametersField } from './item.ts';
import { isStorableJson } from './json-field.ts';
import { nlpTaskSchema } from './nlp.ts';
import { recognitionTaskSchema } from './recognition.ts';

/** The records that can be exported to a file and imported on another server. */
export const PORTABLE_KINDS = ['app', 'algorithm', 'recognition', 'nlp', 'data-set'] as const;

export type PortableKind = (typeof PORTABLE_KINDS)[number];

export const PORTABLE_FORMAT = { name: 'atrium', version: 1 } as const;

export const PORTABLE_LIMITS = {
  /** Bytes of a file, as it is sent. */
  fileBytes: MODEL_LIMITS.fileBytes,
  /** Bytes of all files of an archive together, and how often a file may be larger than its packed bytes. */
  unpackedBytes: 96 * 1024 * 1024,
  ratio: 200,
  /** Bytes of the definition as JSON. */
  definitionBytes: 16 * 1024 * 1024,
  /** Files of an archive. */
  entries: 64,
  versions: 500,
  aliases: 100,
} as const;

const modelKeyField = string().check(regex(/^model-[1-9]\d{0,2}$/));

/** A model whose bytes are the file `models/{key}.bin` of the archive. */
const modelSchema = strictObject({
  key: modelKeyField,
  kind: enumeration(['trained', 'onnx']),
  name: nameField,
  sha256: string().check(regex(/^[0-9a-f]{64}$/)),
  size: int().check(positive(), maximum(MODEL_LIMITS.fileBytes)),
  /** What its kind needs to know besides the bytes. An uploaded model needs its mapping. */
  metadata: record(string(), unknown()).check(
    refine((value) =>
      isStorableJson(value, { bytes: MODEL_LIMITS.metadataBytes, depth: LIMITS.json.depth, items: 20_000 }),
    ),
  ),
});

export type PortableModel = Infer<typeof modelSchema>;

const versionSchema = strictObject({
  number: versionNumberField,
  /** Missing if `model` is an uploaded model, which is its own engine. */
  engine: nullable(engineIdField),
  model: nullable(modelKeyField),
  parameters: parametersField,
  sample: nullable(sampleSchema),
  note: noteField,
  /** Whether the version had passed its validation. The import then validates it again. */
  isReady: boolean(),
});

export type PortableVersion = Infer<typeof versionSchema>;

/** Returns whether no two elements have the same value of a field. */
const differ =
  <Name extends string>(name: Name) =>
  (list: readonly Readonly<Record<Name, unknown>>[]): boolean =>
    new Set(list.map((one) => one[name])).size === list.length;

const algorithmContentSchema = strictObject({
  slug: slugField,
  name: nameField,
  task: algorithmTaskSchema,
  description: descriptionField,
  tags: tagsField,
  versions: array(versionSchema).check(maxLength(PORTABLE_LIMITS.versions), refine(differ('number'))),
  aliases: array(strictObject({ name: aliasField, version: versionNumberField })).check(
    maxLength(PORTABLE_LIMITS.aliases),
    refine(differ('name')),
  ),
});

const appContentSchema = strictObject({
  name: nameField,
  description: descriptionField,
  icon: iconField,
  target: strictObject({ kind: appKindSchema, slug: slugField }),
  binding: bindingField,
  overrides: overridesField,
  logPolicy: logPolicySchema,
  retentionDays: retentionField,
});

const { gate: _, ...dataSetFields } = dataSetDraftFields;

const dataSetContentSchema = strictObject({
  ...dataSetFields,
  gate: strictObject({
    isOn: boolean(),
    targets: array(strictObject({ kind: enumeration(EVALUATED_KINDS), slug: slugField })).check(
      maxLength(20),
    ),
    minimum: number().check(minimum(0), maximum(1)),
    isNotWorse: boolean(),
  }),
});

const createFileSchema = <Kind extends PortableKind, Content extends ZodMiniType>(
  kind: Kind,
  content: Content,
) =>
  strictObject({
    format: literal(PORTABLE_FORMAT.name),
    version: literal(PORTABLE_FORMAT.version),
    kind: literal(kind),
    content,
    models: array(modelSchema).check(maxLength(PORTABLE_LIMITS.entries - 1), refine(differ('key'))),
  });

/**
 * The definition of one record in a file. It names other records by kind and slug, and contains no id, no user and no
 * secret.
 */
export const portableDefinitionSchema = discriminatedUnion('kind', [
  createFileSchema('app', appContentSchema),
  createFileSchema('algorithm', algorithmContentSchema),
  createFileSchema('recognition', strictObject(createItemDraftFields(recognitionTaskSchema))),
  createFileSchema('nlp', strictObject(createItemDraftFields(nlpTaskSchema))),
  createFileSchema('data-set', dataSetContentSchema),
]);

export type PortableDefinition = Infer<typeof portableDefinitionSchema>;

/** What a file names that this server or user lacks. */
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
  /** Its name, such as the slug of a target or the id of an engine. */
  name: string(),
  /** What cannot be imported without it, such as `v3`. Empty if it is the whole record. */
  affects: string(),
  /** Whether nothing can be imported without it. */
  isRequired: boolean(),
});

export type MissingPart = Infer<typeof missingSchema>;

/** What an import would store. */
export const importPreviewSchema = looseObject({
  kind: enumeration(PORTABLE_KINDS),
  /** The name or slug in the file. */
  name: string(),
  /** The name or slug that the new record gets: another one if a record has the name already. */
  newName: string(),
  /** Whether names are slugs. */
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
  /** Versions that were ready in the file and did not pass their validation here. Aliases on them were not set. */
  unvalidated: array(int().check(minimum(1))),
});

export type ImportedRecord = Infer<typeof importedRecordSchema>;

/** The unencrypted bytes of a response. */
export const fileSchema = custom<Blob>((value) => value instanceof Blob);

/** `name` replaces the name or slug in the file. */
export const importOptionsSchema = object({ name: optional(nameField) });
