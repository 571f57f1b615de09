import {
  array,
  boolean,
  discriminatedUnion,
  enum as enumeration,
  type infer as Infer,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  nullable,
  number,
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
  runLimitFields,
} from './app.ts';
import { DATA_SET_LIMITS, dataSetDraftFields, EVALUATED_KINDS } from './data-set.ts';
import { descriptionField, nameField, slugField, tagsField } from './fields.ts';
import { createItemDraftFields, engineIdField, parametersField } from './item.ts';
import { isStorableJson } from './json-field.ts';
import { nlpTaskSchema } from './nlp.ts';
import { PORTABLE_FORMAT, PORTABLE_LIMITS, type PortableKind } from './portable.ts';
import { recognitionTaskSchema } from './recognition.ts';

const modelKeyField = string().check(regex(/^model-[1-9]\d{0,2}$/));

/** A model whose bytes are the file `models/{key}.bin` of the archive. */
const modelSchema = strictObject({
  key: modelKeyField,
  kind: enumeration(['trained', 'onnx']),
  name: nameField,
  sha256: string().check(regex(/^[0-9a-f]{64}$/)),
  size: int().check(positive(), maximum(MODEL_LIMITS.fileBytes)),
  /** Data that a model of its kind needs besides the bytes. An uploaded model needs its mapping. */
  metadata: record(string(), unknown()).check(
    refine((value) =>
      isStorableJson(value, { bytes: MODEL_LIMITS.metadataBytes, depth: LIMITS.json.depth, items: 20_000 }),
    ),
  ),
});

export type PortableModel = Infer<typeof modelSchema>;

const versionSchema = strictObject({
  number: versionNumberField,
  /** Null if `model` is an uploaded model, which is its own engine. */
  engine: nullable(engineIdField),
  model: nullable(modelKeyField),
  parameters: parametersField,
  sample: nullable(sampleSchema),
  note: noteField,
  /** Whether the version had passed its validation. If so, the import validates it again. */
  isReady: boolean(),
});

export type PortableVersion = Infer<typeof versionSchema>;

/** Returns a check that no two elements of a list have the same value of a field. */
const hasDistinct =
  <Name extends string>(name: Name) =>
  (list: readonly Readonly<Record<Name, unknown>>[]): boolean =>
    new Set(list.map((element) => element[name])).size === list.length;

const algorithmContentSchema = strictObject({
  slug: slugField,
  name: nameField,
  task: algorithmTaskSchema,
  description: descriptionField,
  tags: tagsField,
  versions: array(versionSchema).check(maxLength(PORTABLE_LIMITS.versions), refine(hasDistinct('number'))),
  aliases: array(strictObject({ name: aliasField, version: versionNumberField })).check(
    maxLength(PORTABLE_LIMITS.aliases),
    refine(hasDistinct('name')),
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
  perMinute: optional(runLimitFields.perMinute),
  perDay: optional(runLimitFields.perDay),
  atOnce: optional(runLimitFields.atOnce),
});

/** An image whose bytes are the file `images/{key}.bin` of the archive. Rows contain the key instead of an id. */
const imageSchema = strictObject({
  key: string().check(regex(/^image-[1-9]\d{0,2}$/)),
  sha256: string().check(regex(/^[0-9a-f]{64}$/)),
  size: int().check(positive(), maximum(LIMITS.imageBytes)),
});

export type PortableImage = Infer<typeof imageSchema>;

const { gate: _, ...dataSetFields } = dataSetDraftFields;

const dataSetContentSchema = strictObject({
  ...dataSetFields,
  images: optional(array(imageSchema).check(maxLength(DATA_SET_LIMITS.images), refine(hasDistinct('key')))),
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
    models: array(modelSchema).check(maxLength(PORTABLE_LIMITS.models), refine(hasDistinct('key'))),
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
