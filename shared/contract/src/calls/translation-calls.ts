import {
  array,
  enum as enumeration,
  extend,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  string,
} from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import {
  byIdSchema,
  doneSchema,
  listBodySchema,
  listSchema,
  positiveIntegerField,
} from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import {
  draftingSchema,
  draftModelSchema,
  localeField,
  TRANSLATION_FORMATS,
  TRANSLATION_LIMITS,
  translationCountsSchema,
  translationImportSchema,
  translationRowSchema,
} from '../entities/translation.ts';
import { LIMITS } from '../limits.ts';

const defineCall = defineCallWithPermission('translations');

const messageIdField = textField(LIMITS.keywordLength);

/** The id of a chat model: `{slug}.{key}` of a connection and its model. */
const modelField = textField(LIMITS.keywordLength, minLength(1));

/** Drafts of a locale with the revisions that the user has read. */
const draftsBody = object({
  locale: localeField,
  drafts: array(object({ id: messageIdField, revision: positiveIntegerField })).check(
    minLength(1),
    maxLength(TRANSLATION_LIMITS.draftCount),
  ),
});

const formatField = enumeration(TRANSLATION_FORMATS);

export const translationCalls = {
  /**
   * Lists the console's messages in a locale. Filters: state, package. The keyword searches ids, English texts and
   * translations.
   */
  list: defineCall('/api/system/translation/list', {
    body: extend(listBodySchema, { locale: localeField }),
    data: listSchema(translationRowSchema),
  }),
  /** Counts the messages of every locale by state. */
  counts: defineCall('/api/system/translation/counts', {
    body: object({}),
    data: object({ list: array(translationCountsSchema) }),
  }),
  /**
   * Stores an override, or removes it if `text` is null. Deletes the draft of the message. `revision` is the revision
   * of the stored override, or null if there is none. Fails with `revisionStale` and the stored row, or with
   * `messageInvalid`.
   */
  save: defineCall('/api/system/translation/save', {
    body: object({
      locale: localeField,
      id: messageIdField,
      text: nullable(textField(TRANSLATION_LIMITS.length, minLength(1))),
      revision: nullable(positiveIntegerField),
    }),
    data: translationRowSchema,
  }),
  /** Returns a file with all messages of a locale. */
  export: defineCall('/api/system/translation/export', {
    body: object({ locale: localeField, format: formatField }),
    data: object({ name: string(), content: string() }),
  }),
  /**
   * Stores the valid translations of a file in one transaction, and reports the others. Fails with
   * `fileDamaged` or `fileLocale`.
   */
  import: defineCall('/api/system/translation/import', {
    body: object({
      locale: localeField,
      format: formatField,
      /** The text of the file in one or more parts. */
      parts: array(textField(TRANSLATION_LIMITS.partLength)).check(maxLength(TRANSLATION_LIMITS.partCount)),
    }),
    data: translationImportSchema,
  }),
  /** The chat models that can write drafts, with their names. */
  models: defineCall('/api/system/translation/models', {
    body: object({}),
    data: object({ list: array(draftModelSchema) }),
  }),
  /**
   * Lets a chat model write the draft of one message. If the model's text breaks a rule for translations, `rejected` is
   * this text, and the message has no new draft.
   */
  draft: defineCall('/api/system/translation/draft', {
    body: object({ locale: localeField, id: messageIdField, model: modelField }),
    data: object({ row: translationRowSchema, rejected: nullable(string()) }),
  }),
  /**
   * Starts a drafting: in the background, the model writes drafts for the messages that match the list conditions and
   * whose translations are missing or stale. A locale has one drafting at a time. If one is in progress, the call
   * returns it and starts none.
   */
  startDrafting: defineCall('/api/system/translation/drafting/start', {
    body: extend(listBodySchema, { locale: localeField, model: modelField }),
    data: draftingSchema,
  }),
  /** The newest drafting of a locale. */
  drafting: defineCall('/api/system/translation/drafting/detail', {
    body: object({ locale: localeField }),
    data: object({ drafting: nullable(draftingSchema) }),
  }),
  /** Cancels a drafting that has not ended. Its drafts stay. */
  cancelDrafting: defineCall('/api/system/translation/drafting/cancel', {
    body: byIdSchema,
    data: doneSchema,
  }),
  /** Turns drafts into overrides. Skips those with another revision. Returns how many it approved. */
  approve: defineCall('/api/system/translation/approve', {
    body: draftsBody,
    data: object({ count: int() }),
  }),
  /** Deletes drafts. Skips those with another revision. Returns how many it deleted. */
  discard: defineCall('/api/system/translation/discard', {
    body: draftsBody,
    data: object({ count: int() }),
  }),
} as const;
