import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nonnegative,
  nullable,
  number,
  object,
  string,
} from 'zod/mini';
import { LOCALE_IDS } from '../locale-ids.ts';
import { idField, positiveIntegerField, timeField } from './fields.ts';

/**
 * `missing`: neither translated nor changed. `translated`: the built-in text. `changed`: an override. `stale`: an
 * override whose English text has changed since. `draft`: any of these, with a draft that is not yet approved.
 */
export const TRANSLATION_STATES = ['missing', 'draft', 'translated', 'changed', 'stale'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

export const TRANSLATION_FORMATS = ['csv', 'xliff', 'po'] as const;

export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

/** Not a part of `LIMITS`, because the sign-in page loads `LIMITS` but needs none of these. */
export const TRANSLATION_LIMITS = {
  /** A translation of one message, in characters. */
  length: 4_000,
  /** A part of a file with the translations of a locale, in characters, and the number of parts. */
  partLength: 200_000,
  partCount: 20,
  /** Drafts that one call approves or discards. */
  draftCount: 1_000,
} as const;

export const localeField = enumeration(LOCALE_IDS);

/**
 * A proposed text, from a chat model or a file. It is not used until a user who may manage translations approves it.
 */
const translationDraftSchema = looseObject({
  text: string(),
  /** The name of the model. Null for a draft from a file. */
  model: nullable(string()),
  revision: positiveIntegerField,
  createdAt: timeField,
  /** The username of the user who requested it. */
  createdBy: nullable(string()),
});

export type TranslationDraft = Infer<typeof translationDraftSchema>;

/** A message of the console in one locale. */
export const translationRowSchema = looseObject({
  id: string(),
  /** The first part of the id, such as `host`. */
  package: string(),
  /** The English text, as ICU MessageFormat. */
  source: string(),
  builtIn: nullable(string()),
  /** The text of this deployment, which replaces the built-in one. */
  override: nullable(string()),
  /** The English text that the override translates. Null if it is not known. */
  overrideSource: nullable(string()),
  draft: nullable(translationDraftSchema),
  state: enumeration(TRANSLATION_STATES),
  /** The revision of the override. Null without one. */
  revision: nullable(positiveIntegerField),
  updatedAt: nullable(timeField),
  /** The username of the user who stored the override. */
  updatedBy: nullable(string()),
});

export type TranslationRow = Infer<typeof translationRowSchema>;

const countField = int().check(nonnegative());

/** The numbers of messages of a locale: all of them, and those in each state. */
export const translationCountsSchema = looseObject({
  locale: localeField,
  total: countField,
  missing: countField,
  drafts: countField,
  changed: countField,
  stale: countField,
});

export type TranslationCounts = Infer<typeof translationCountsSchema>;

/** An entry of a file that was not imported, or a message for which a model wrote no valid draft. */
export const rejectedTranslationSchema = looseObject({
  id: string(),
  text: string(),
  /** `unknown-id`, `duplicate`, `too-long`, `no-text` if a model returned none, or a rule of the check. */
  rule: string(),
  /** The error that the rule found, such as the missing plural form. */
  detail: string(),
});

export type RejectedTranslation = Infer<typeof rejectedTranslationSchema>;

export const translationImportSchema = object({
  /** Translations that this import stored or reset. */
  changed: countField,
  unchanged: countField,
  /** Entries without a text. */
  empty: countField,
  rejected: array(rejectedTranslationSchema),
});

export type TranslationImport = Infer<typeof translationImportSchema>;

/** A chat model that can write drafts: a model of an enabled connection. */
export const draftModelSchema = object({ id: string(), name: string() });

export const DRAFTING_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;

/** The work of a chat model in the background: drafts for many messages of a locale. */
export const draftingSchema = looseObject({
  id: idField,
  locale: localeField,
  /** The name of the model. */
  model: string(),
  status: enumeration(DRAFTING_STATUSES),
  /** Messages that are finished, and all messages. */
  done: countField,
  total: countField,
  /** Messages without a valid draft. They stay as they were. */
  failures: array(rejectedTranslationSchema),
  /** Why the drafting failed, in the caller's language. */
  message: nullable(string()),
  createdAt: timeField,
  createdBy: nullable(string()),
  finishedAt: nullable(timeField),
});

export type Drafting = Infer<typeof draftingSchema>;

/**
 * The options of a stored atom: the time of the last change of messages, as far as this browser knows. All tabs of the
 * browser follow the atom.
 */
export const MESSAGES_CHANGED_AT_OPTIONS = {
  scope: 'public',
  key: 'messages-changed',
  schema: number(),
  initial: 0,
} as const;
