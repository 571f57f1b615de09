import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { entitiesParametersSchema, redactParametersSchema } from './entities-parameters.ts';

const KNOWN_LIMITATIONS = [
  'Detects names by dictionaries and surnames. Misses rare names and takes some words for names.',
  'Finds only addresses in common formats with a house number. Finds passport numbers of countries other than China only after a word such as “passport”.',
];

/**
 * Finds most entities by patterns, and verifies the checksums of numbers that have one. Libraries find the others:
 * chrono finds dates, libphonenumber finds telephone numbers, and compromise (English) and jieba (Chinese) find names.
 */
export const entitiesDescriptor: EngineDescriptor = {
  id: 'entities',
  name: 'Entity finder (patterns, chrono, libphonenumber, compromise, jieba)',
  version: '1.1.0',
  license: 'MIT',
  tasks: ['entities'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(entitiesParametersSchema),
  qualitySet: {
    metric: 'F1',
    set: 'Chinese and English sentences written for this project. 21 were used during development, and one rule was corrected after a test with the other 64, so expect worse results with other texts',
    size: 85,
    uncovered: 'Long texts, rare names and addresses of other countries',
  },
  limitations: KNOWN_LIMITATIONS,
};

/** Finds personal data in the same way as the entity finder, and masks it. */
export const redactDescriptor: EngineDescriptor = {
  id: 'redact',
  name: 'Redaction (patterns with checksums; names by compromise.js and jieba)',
  version: '1.1.0',
  license: 'MIT',
  tasks: ['redact'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(redactParametersSchema),
  qualitySet: {
    metric: 'Share of texts that are exactly right',
    set: 'Messages with invented personal data, written for this project and used during development, so expect worse results with other texts',
    size: 14,
    uncovered: 'Long texts, rare names and addresses of other countries',
  },
  limitations: [...KNOWN_LIMITATIONS, 'May miss personal data. Review texts before you publish them.'],
};
