import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

/** Text in images by a recurrent network; the models of both languages lie in packages. */
export const tesseractDescriptor: EngineDescriptor = {
  id: 'tesseract',
  name: 'Tesseract (WebAssembly)',
  version: '7.0.0',
  licence: 'Apache-2.0',
  tasks: ['ocr'],
  languages: ['zh', 'en'],
  nature: 'model',
  parameters: parametersOf(tesseractParametersSchema),
  weaknesses: [
    'Handwriting, vertical text and text on busy photographs are mostly lost.',
    'Text turned by more than a few degrees is not found.',
    'Chinese in small print loses characters; a larger picture helps.',
  ],
};
