import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { ppOcrParametersSchema } from './pp-ocr-parameters.ts';

/**
 * Finds and reads lines of text with the two PP-OCRv4 networks of PaddleOCR. The weights are Apache-2.0 (copyright 2016
 * PaddlePaddle Authors); ONNX Runtime and the package that contains the weights are MIT.
 */
export const ppOcrDescriptor: EngineDescriptor = {
  id: 'pp-ocr',
  name: 'PP-OCRv4 (WebAssembly)',
  version: '4.0.0',
  license: 'Apache-2.0',
  tasks: ['ocr'],
  languages: ['zh', 'en'],
  method: 'model',
  parameters: describeParameters(ppOcrParametersSchema),
  qualitySet: {
    metric: 'Mean character error rate',
    set: 'Generated images. The engine was tuned on them, so expect more errors in your images',
    size: 64,
    uncovered: 'Real photos, handwriting, vertical text, traditional Chinese and decorative fonts',
  },
  limitations: [
    'Rarely reads vertical text or handwriting. Reads only part of traditional Chinese.',
    'Infers spaces between English words from gaps, with some errors.',
    'Takes a few seconds per page. More lines take longer.',
  ],
};
