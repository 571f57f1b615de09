import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

/** Reads text in images with a recurrent network. The models of both languages come from packages. */
export const tesseractDescriptor: EngineDescriptor = {
  id: 'tesseract',
  name: 'Tesseract (WebAssembly)',
  version: '7.0.0',
  license: 'Apache-2.0',
  tasks: ['ocr'],
  languages: ['zh', 'en'],
  method: 'model',
  parameters: describeParameters(tesseractParametersSchema),
  qualitySet: {
    metric: 'Mean character error rate',
    set: 'The same generated images as for PP-OCRv4',
    size: 64,
    uncovered: 'Real photos, handwriting, vertical text, traditional Chinese and decorative fonts',
  },
  limitations: [
    'Rarely reads handwriting, vertical text, or text in cluttered photos.',
    'Does not find text that is rotated by more than a few degrees.',
    'Misses characters in small Chinese print. Use a larger image.',
  ],
};
