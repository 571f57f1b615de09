import { decodeImage } from '../../images/decode-image.ts';
import type { EngineJob } from '../engine.ts';
import { serveEngine } from '../serve-engine.ts';
import { recognizeText } from './recognize-text.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

serveEngine<EngineJob>(({ input, parameters }) => {
  if (input.kind !== 'image') throw new Error('Tesseract reads images only.');
  return recognizeText(decodeImage(input.image), tesseractParametersSchema.parse(parameters));
});
