import { ENTITY_TYPES } from '@atrium/contract';
import { z } from 'zod';

const PERSONAL = [
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

const MOST_PATTERNS = 50;
const LONGEST_PATTERN = 200;

const dictionaryField = z
  .record(z.string().min(1), z.string().min(1).max(32))
  .default({})
  .describe('Terms of your own and the type of each; they are found wherever they stand.');

const patternsField = z
  .record(z.string().min(1).max(LONGEST_PATTERN).meta({ format: 'regex' }), z.string().min(1).max(32))
  .meta({ maxProperties: MOST_PATTERNS })
  .default({})
  .describe('Regular expressions of your own and the type of each.');

const regionField = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('CN')
  .describe('Country of telephone numbers that do not say theirs (ISO 3166).');

export const entitiesParametersSchema = z.strictObject({
  types: z
    .array(z.enum(ENTITY_TYPES))
    .default([...ENTITY_TYPES])
    .describe('What to look for.'),
  dictionary: dictionaryField,
  patterns: patternsField,
  region: regionField,
});

export type EntitiesParameters = z.infer<typeof entitiesParametersSchema>;

export const redactParametersSchema = z.strictObject({
  types: z
    .array(z.enum(ENTITY_TYPES))
    .default([...PERSONAL])
    .describe('What to mask.'),
  dictionary: dictionaryField,
  patterns: patternsField,
  region: regionField,
  mask: z.enum(['label', 'stars']).default('label').describe('What stands in its place: [type], or ***.'),
});

export type RedactParameters = z.infer<typeof redactParametersSchema>;
