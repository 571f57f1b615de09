import type { EngineRequest } from '../core/engine.ts';
import { readImage } from '../image/read-image.ts';
import { serveEngine } from '../process/serve-engine.ts';
import { readCodes } from '../zxing/read-codes.ts';
import { zxingParametersSchema } from '../zxing/zxing-parameters.ts';

serveEngine<EngineRequest>(({ input, parameters }) =>
  readCodes(readImage(input), zxingParametersSchema.parse(parameters)),
);
