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
  descriptionField,
  nameField,
  positiveIntegerField,
  slugField,
  tagsField,
  timeField,
} from './fields.ts';
import { jsonField } from './json-field.ts';
import {
  PUBLICATION_TRANSITIONS,
  type PublicationStatus,
  type PublicationTransition,
  publicationStatusSchema,
  type Transitions,
} from './publication.ts';
import { textField } from './text-field.ts';

/** The kinds of items. An item is a named engine with parameters. */
export const ITEM_KINDS = ['recognition', 'nlp'] as const;

export const itemKindSchema = enumeration(ITEM_KINDS);

export type ItemKind = Infer<typeof itemKindSchema>;

export const RECOGNITION_TASKS = ['ocr', 'barcode'] as const;

export const NLP_TASKS = [
  'tokenize',
  'entities',
  'sentiment',
  'language',
  'keywords',
  'redact',
  'generate',
  'extract',
] as const;

/**
 * The same transitions as for algorithms. A published item is published again to deliver a newer revision to its apps.
 */
export const ITEM_TRANSITIONS: Transitions<PublicationStatus, PublicationTransition> = {
  ...PUBLICATION_TRANSITIONS,
  publish: { from: ['draft', 'disabled', 'published'], to: 'published' },
};

/** Every task that a recognition or NLP item may have. */
export type ItemTask = (typeof RECOGNITION_TASKS)[number] | (typeof NLP_TASKS)[number];

export const engineIdField = textField(LIMITS.nameLength, minLength(1));

/** Matches the engine's JSON Schema. */
export const parametersField = jsonField();

/**
 * The fields of an item that a user edits. Each change creates a revision. Slug and task are fixed once the item has
 * been published.
 */
export const createItemDraftFields = <Task extends ZodMiniType>(task: Task) => ({
  slug: slugField,
  name: nameField,
  task,
  engine: engineIdField,
  description: descriptionField,
  tags: tagsField,
  /** A text, or the name of an image that ships with the product. Demonstrates the item. */
  sample: nullable(textField(LIMITS.itemSampleLength)),
  parameters: parametersField,
});

/** The content of one revision, as it was stored. */
export const itemContentSchema = looseObject(createItemDraftFields(string()));

export type ItemContent = Infer<typeof itemContentSchema>;

export const revisionField = positiveIntegerField;

/** An item as it appears in lists. */
export const createItemRowSchema = <Task extends ZodMiniType>(task: Task) => {
  const { parameters: _, sample: __, ...listedFields } = createItemDraftFields(task);
  return looseObject({
    ...commonFields,
    ...listedFields,
    /** BCP 47. */
    languages: array(string()),
    status: publicationStatusSchema,
    /** The revision that apps use. Null until the item is published. A newer revision is not published yet. */
    publishedRevision: nullable(revisionField),
    /**
     * When the engine and parameters of the current revision last passed a test. An item cannot be published before
     * they have passed one.
     */
    testedAt: nullable(timeField),
    createdByName: nullable(string()),
    /** Number of apps that use the item, in any status. */
    appCount: int().check(nonnegative()),
    /** Runs of the last seven days, the share of them that failed (0 to 1), and their p95 latency. */
    runsInWeek: int().check(nonnegative()),
    errorRate: nullable(number()),
    p95Ms: nullable(number()),
  });
};

export const createItemSchema = <Task extends ZodMiniType>(task: Task) => {
  const { parameters, sample } = createItemDraftFields(task);
  return extend(createItemRowSchema(task), { parameters, sample });
};

/** A revision as it appears in lists. */
export const itemRevisionRowSchema = looseObject({
  revision: revisionField,
  createdAt: timeField,
  createdByName: nullable(string()),
  /** When it was last published. */
  publishedAt: nullable(timeField),
  /** When its engine and parameters last passed a test. */
  testedAt: nullable(timeField),
});

export type ItemRevisionRow = Infer<typeof itemRevisionRowSchema>;

export const itemRevisionSchema = extend(itemRevisionRowSchema, { content: itemContentSchema });

export type ItemRevision = Infer<typeof itemRevisionSchema>;

/** The outcome of a test of an engine with parameters: the task's output, and times in milliseconds. */
export const itemTestSchema = object({ output: unknown(), queueMs: number(), runMs: number() });
