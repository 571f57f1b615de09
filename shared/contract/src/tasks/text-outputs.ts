import { array, enum as enumeration, type infer as Infer, object, string } from 'zod/mini';
import { jsonField } from '../entities/json-field.ts';
import { offsetField, scoreField, signedScoreField } from './output-fields.ts';

/**
 * One word of a text. Offsets are UTF-16 code units into the original text. `tag` is the part of speech, as the engine
 * names it.
 */
const tokenSchema = object({ text: string(), tag: string(), start: offsetField, end: offsetField });

export type TextToken = Infer<typeof tokenSchema>;

export const tokenizeOutputSchema = object({ tokens: array(tokenSchema) });

export type TokenizeOutput = Infer<typeof tokenizeOutputSchema>;

/** Types of named entities that embedded engines find by themselves. The user can add others in parameters. */
export const NAMED_ENTITY_TYPES = [
  'person',
  'place',
  'organization',
  'date',
  'mail',
  'phone',
  'url',
  'ipAddress',
  'money',
  'percent',
  'idCard',
  'bankCard',
  'iban',
  'ssn',
  'passport',
  'licensePlate',
  'creditCode',
  'address',
  'birthDate',
  'wechat',
] as const;

export type NamedEntityType = (typeof NAMED_ENTITY_TYPES)[number];

/** `type` is one of {@link NAMED_ENTITY_TYPES}, or a type of the user's dictionary or patterns. */
const entitySchema = object({ type: string(), text: string(), start: offsetField, end: offsetField });

export type NamedEntity = Infer<typeof entitySchema>;

/** In text order and never overlapping. */
export const entitiesOutputSchema = object({ entities: array(entitySchema) });

export type EntitiesOutput = Infer<typeof entitiesOutputSchema>;

/** `score` is between −1 (negative) and 1 (positive). */
export const sentimentOutputSchema = object({
  label: enumeration(['negative', 'neutral', 'positive']),
  score: signedScoreField,
});

export type SentimentOutput = Infer<typeof sentimentOutputSchema>;

/** Most likely first; `language` is a BCP 47 tag. Empty when no language is detected. */
export const languageOutputSchema = object({
  candidates: array(object({ language: string(), score: scoreField })),
});

export type LanguageOutput = Infer<typeof languageOutputSchema>;

/** By descending weight. The first one has weight 1. */
export const keywordsOutputSchema = object({
  keywords: array(object({ text: string(), weight: scoreField })),
});

export type KeywordsOutput = Infer<typeof keywordsOutputSchema>;

/**
 * The text with personal data replaced, and the replacements: offsets into the original text, and the `mask` that
 * replaces the data. The data itself is omitted, so that the output can be stored.
 */
export const redactOutputSchema = object({
  text: string(),
  masked: array(object({ type: string(), start: offsetField, end: offsetField, mask: string() })),
});

export type RedactOutput = Infer<typeof redactOutputSchema>;

/** A text that a chat model writes. `finish` is `length` if the model reached its maximum number of tokens. */
export const generateOutputSchema = object({ text: string(), finish: enumeration(['stop', 'length']) });

export type GenerateOutput = Infer<typeof generateOutputSchema>;

/** The values that a chat model finds in a text. They match the JSON Schema in the parameters of the item. */
export const extractOutputSchema = object({ fields: jsonField() });

export type ExtractOutput = Infer<typeof extractOutputSchema>;
