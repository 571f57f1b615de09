import { array, enum as enumeration, type infer as Infer, object, string } from 'zod/mini';
import { offsetField, scoreField, signedScoreField } from './output-fields.ts';

/** One word of a text. Offsets are UTF-16 code units into the text as sent; `tag` is the engine's part of speech. */
const tokenSchema = object({ text: string(), tag: string(), start: offsetField, end: offsetField });

export type Token = Infer<typeof tokenSchema>;

export const tokenizeOutputSchema = object({ tokens: array(tokenSchema) });

export type TokenizeOutput = Infer<typeof tokenizeOutputSchema>;

/** Kinds of entity that embedded engines find by themselves; a dictionary may add any other. */
export const ENTITY_TYPES = [
  'person',
  'place',
  'organisation',
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
] as const;

export type EntityType = (typeof ENTITY_TYPES)[number];

/** In the order of the text, never overlapping; `type` is one of {@link ENTITY_TYPES} or a dictionary's own. */
const entitySchema = object({ type: string(), text: string(), start: offsetField, end: offsetField });

export type Entity = Infer<typeof entitySchema>;

export const entitiesOutputSchema = object({ entities: array(entitySchema) });

export type EntitiesOutput = Infer<typeof entitiesOutputSchema>;

/** `score` runs from −1 (negative) to 1 (positive). */
export const sentimentOutputSchema = object({
  label: enumeration(['negative', 'neutral', 'positive']),
  score: signedScoreField,
});

export type SentimentOutput = Infer<typeof sentimentOutputSchema>;

/** Likeliest first; `language` is a BCP 47 tag. Empty when nothing can be said. */
export const languageOutputSchema = object({
  candidates: array(object({ language: string(), score: scoreField })),
});

export type LanguageOutput = Infer<typeof languageOutputSchema>;

/** Weightiest first; the first one weighs 1. */
export const keywordsOutputSchema = object({
  keywords: array(object({ text: string(), weight: scoreField })),
});

export type KeywordsOutput = Infer<typeof keywordsOutputSchema>;

/**
 * The text with personal data replaced, and what was: offsets into the text as sent, and the `mask` that stands there
 * now. The data itself is left out, so that the answer can be kept.
 */
export const redactOutputSchema = object({
  text: string(),
  masked: array(object({ type: string(), start: offsetField, end: offsetField, mask: string() })),
});

export type RedactOutput = Infer<typeof redactOutputSchema>;
