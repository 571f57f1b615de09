import { NAMED_ENTITY_TYPES } from '@atrium/contract';
import { z } from 'zod';

/** The types that a redaction masks by default. */
const PERSONAL_TYPES = [
  'person',
  'mail',
  'phone',
  'ipAddress',
  'idCard',
  'bankCard',
  'iban',
  'ssn',
  'passport',
  'licensePlate',
  'address',
  'birthDate',
  'wechat',
] as const;

const MAX_TERMS = 5_000;
const MAX_TERM_LENGTH = 200;
const MAX_PATTERNS = 50;
const MAX_PATTERN_LENGTH = 200;

const dictionaryField = z
  .record(z.string().min(1).max(MAX_TERM_LENGTH), z.string().min(1).max(32))
  .meta({ maxProperties: MAX_TERMS })
  .default({})
  .describe('Your own terms with their types. A term is also found inside a longer word.');

const patternsField = z
  .record(z.string().min(1).max(MAX_PATTERN_LENGTH).meta({ format: 'regex' }), z.string().min(1).max(32))
  .meta({ maxProperties: MAX_PATTERNS })
  .default({})
  .describe('Your own regular expressions with their types.');

const regionField = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('CN')
  .describe('Country of telephone numbers without a country code (ISO 3166).');

export const entitiesParametersSchema = z.strictObject({
  types: z
    .array(z.enum(NAMED_ENTITY_TYPES))
    .default([...NAMED_ENTITY_TYPES])
    .describe('Types to look for.'),
  dictionary: dictionaryField,
  patterns: patternsField,
  region: regionField,
});

export type EntitiesParameters = z.infer<typeof entitiesParametersSchema>;

export const redactParametersSchema = z.strictObject({
  types: z
    .array(z.enum(NAMED_ENTITY_TYPES))
    .default([...PERSONAL_TYPES])
    .describe('Types to mask.'),
  dictionary: dictionaryField,
  patterns: patternsField,
  region: regionField,
  mask: z.enum(['label', 'stars']).default('label').describe('The mask: [type] or ***.'),
});

export type RedactParameters = z.infer<typeof redactParametersSchema>;
