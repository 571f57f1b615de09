import { decodeImage } from '../../images/decode-image.ts';
import type { EngineJob } from '../engine.ts';
import { serveEngine } from '../serve-engine.ts';
import { readCodes } from './read-codes.ts';
import { zxingParametersSchema } from './zxing-parameters.ts';

serveEngine<EngineJob>(({ input, parameters }) => {
  if (input.kind !== 'image') throw new Error('ZXing reads images only.');
  return readCodes(decodeImage(input.image), zxingParametersSchema.parse(parameters));
});
