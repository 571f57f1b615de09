import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { entitiesParametersSchema, redactParametersSchema } from './entities-parameters.ts';

const KNOWN_WEAKNESSES = [
  'Names of people are guessed from dictionaries and surnames: rare ones are missed, and some words are taken for names.',
  'Finds no postal addresses beyond the names of places.',
];

/** Patterns with checksums, dates, telephone numbers; names by compromise (English) and jieba (Chinese). */
export const entitiesDescriptor: EngineDescriptor = {
  id: 'entities',
  name: 'Entity finder (patterns, chrono, libphonenumber, compromise, jieba)',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['entities'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(entitiesParametersSchema),
  weaknesses: KNOWN_WEAKNESSES,
};

/** Finds personal data as the entity finder does, and masks it. */
export const redactDescriptor: EngineDescriptor = {
  id: 'redact',
  name: 'Redaction (patterns with checksums, names by compromise and jieba)',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['redact'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(redactParametersSchema),
  weaknesses: [...KNOWN_WEAKNESSES, 'No guarantee: have a person look before a text is published.'],
};
