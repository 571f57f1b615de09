import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { languageParametersSchema } from './language-parameters.ts';

/** Tells the language of a text from its letters and their sequences. */
export const languageDescriptor: EngineDescriptor = {
  id: 'tinyld',
  name: 'TinyLD',
  version: '1.3.4',
  licence: 'MIT',
  tasks: ['language'],
  languages: [],
  nature: 'model',
  parameters: parametersOf(languageParametersSchema),
  weaknesses: [
    'A few words can be of several languages.',
    'Names one language for a text that mixes several; the first 5 000 characters decide.',
    'Does not tell simplified Chinese from traditional.',
  ],
};
