import {
  array,
  enum as enumeration,
  extend,
  type infer as Infer,
  int,
  looseObject,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  string,
  unknown,
  type ZodMiniType,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import {
  commonFields,
  countField,
  descriptionField,
  nameField,
  slugField,
  tagsField,
  timeField,
} from './fields.ts';
import { jsonField } from './json-field.ts';
import {
  type Moves,
  PUBLICATION_MOVES,
  type PublicationMove,
  type PublicationStatus,
  publicationStatusSchema,
} from './publication.ts';
import { textField } from './text-field.ts';

/** Kinds of thing that are an engine with parameters under a name. */
export const ITEM_KINDS = ['recognition', 'nlp'] as const;

export const itemKindSchema = enumeration(ITEM_KINDS);

export type ItemKind = Infer<typeof itemKindSchema>;

export const RECOGNITION_TASKS = ['ocr', 'barcode', 'face'] as const;

export const NLP_TASKS = [
  'tokenize',
  'entities',
  'sentiment',
  'language',
  'keywords',
  'summary',
  'redact',
  'similarity',
  'classify',
  'extract',
] as const;

/** As those of algorithms; a published one is published again to bring a newer revision to its apps. */
export const ITEM_MOVES: Moves<PublicationStatus, PublicationMove> = {
  ...PUBLICATION_MOVES,
  publish: { from: ['draft', 'disabled', 'published'], to: 'published' },
};

/** Every task that a recognition or NLP item may have. */
export type ItemTask = (typeof RECOGNITION_TASKS)[number] | (typeof NLP_TASKS)[number];

export const engineIdField = textField(LIMITS.nameLength, minLength(1));

/** As the engine's JSON Schema has them. */
export const parametersField = jsonField();

/** What a person decides of an item; each change of it is a revision. Slug and task are fixed once it was published. */
export const itemDraftOf = <Task extends ZodMiniType>(task: Task) => ({
  slug: slugField,
  name: nameField,
  task,
  engine: engineIdField,
  description: descriptionField,
  tags: tagsField,
  /** A text, or the name of a shipped picture, on which the item shows what it does. */
  sample: nullable(textField(LIMITS.itemSampleLength)),
  parameters: parametersField,
});

/** The draft of one revision, as it was stored then. */
export const itemContentSchema = looseObject(itemDraftOf(string()));

export type ItemContent = Infer<typeof itemContentSchema>;

export const revisionField = countField;

/** An item as lists have it. */
export const itemRowSchemaOf = <Task extends ZodMiniType>(task: Task) => {
  const { parameters: _, sample: __, ...light } = itemDraftOf(task);
  return looseObject({
    ...commonFields,
    ...light,
    /** BCP 47. */
    languages: array(string()),
    status: publicationStatusSchema,
    /** The revision that apps run on; none until it was published. A newer one waits to be published. */
    publishedRevision: nullable(revisionField),
    /** When the present revision's engine and parameters last passed a test; without that nothing is published. */
    testedAt: nullable(timeField),
    createdByName: nullable(string()),
    /** Apps made of it, whatever their state. */
    appCount: int().check(nonnegative()),
    /** Calls of the last seven days, the share of them that failed (0 to 1), and the 95th percentile of run times. */
    callsInWeek: int().check(nonnegative()),
    errorRate: nullable(number()),
    p95Ms: nullable(number()),
  });
};

export const itemSchemaOf = <Task extends ZodMiniType>(task: Task) => {
  const { parameters, sample } = itemDraftOf(task);
  return extend(itemRowSchemaOf(task), { parameters, sample });
};

/** A revision as lists have it. */
export const itemRevisionRowSchema = looseObject({
  revision: revisionField,
  createdAt: timeField,
  createdByName: nullable(string()),
  /** When it was published last. */
  publishedAt: nullable(timeField),
  /** When its engine and parameters last passed a test. */
  testedAt: nullable(timeField),
});

export type ItemRevisionRow = Infer<typeof itemRevisionRowSchema>;

export const itemRevisionSchema = extend(itemRevisionRowSchema, { content: itemContentSchema });

export type ItemRevision = Infer<typeof itemRevisionSchema>;

/** What a test of an engine with parameters gave: the task's output, and times in milliseconds. */
export const itemTestSchema = object({ output: unknown(), queueMs: number(), runMs: number() });
