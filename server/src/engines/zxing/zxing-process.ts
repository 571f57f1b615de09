import type { EngineJob } from '../engine.ts';
import { readImage } from '../image/read-image.ts';
import { serveEngine } from '../serve-engine.ts';
import { readCodes } from './read-codes.ts';
import { zxingParametersSchema } from './zxing-parameters.ts';

serveEngine<EngineJob>(({ input, parameters }) =>
  readCodes(readImage(input), zxingParametersSchema.parse(parameters)),
);
