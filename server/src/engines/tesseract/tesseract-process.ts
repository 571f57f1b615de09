import type { EngineJob } from '../engine.ts';
import { readImage } from '../image/read-image.ts';
import { serveEngine } from '../serve-engine.ts';
import { recognizeText } from './recognize-text.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

serveEngine<EngineJob>(({ input, parameters }) =>
  recognizeText(readImage(input), tesseractParametersSchema.parse(parameters)),
);
