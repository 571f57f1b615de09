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
import { countField, timeField } from './fields.ts';

/**
 * `missing`: neither translated nor changed. `translated`: the built-in text. `changed`: an override. `stale`: an
 * override whose English text has changed since.
 */
export const TRANSLATION_STATES = ['missing', 'translated', 'changed', 'stale'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

export const TRANSLATION_FORMATS = ['csv', 'xliff', 'po'] as const;

export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

/** Not a part of `LIMITS`, because the sign-in page loads those. */
export const TRANSLATION_LIMITS = {
  /** A translation of one message, in characters. */
  length: 4_000,
  /** A part of a file with the translations of a locale, in characters, and the number of parts. */
  partLength: 200_000,
  partCount: 20,
} as const;

export const localeField = enumeration(LOCALE_IDS);

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
  state: enumeration(TRANSLATION_STATES),
  /** The revision of the override. Null without one. */
  revision: nullable(countField),
  updatedAt: nullable(timeField),
  /** The account of the user who stored the override. */
  updatedBy: nullable(string()),
});

export type TranslationRow = Infer<typeof translationRowSchema>;

const totalField = int().check(nonnegative());

/** How many messages of a locale are in which state. */
export const translationCountsSchema = looseObject({
  locale: localeField,
  total: totalField,
  missing: totalField,
  changed: totalField,
  stale: totalField,
});

export type TranslationCounts = Infer<typeof translationCountsSchema>;

/** An entry of a file that was not imported. */
export const rejectedTranslationSchema = looseObject({
  id: string(),
  text: string(),
  /** `unknown-id`, `duplicate`, `too-long`, or a rule of the check. */
  rule: string(),
  /** What the rule found, such as the missing plural form. */
  detail: string(),
});

export type RejectedTranslation = Infer<typeof rejectedTranslationSchema>;

export const translationImportSchema = object({
  /** Translations that this import stored or reset. */
  changed: totalField,
  unchanged: totalField,
  /** Entries without a text. */
  empty: totalField,
  rejected: array(rejectedTranslationSchema),
});

export type TranslationImport = Infer<typeof translationImportSchema>;

/**
 * The stored value with the time of the last change of messages that this browser knows of. All tabs of the browser
 * follow it.
 */
export const messagesChanged = {
  scope: 'public',
  key: 'messages-changed',
  schema: number(),
  initial: 0,
} as const;
