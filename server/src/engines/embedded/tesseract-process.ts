import type { EngineRequest } from '../core/engine.ts';
import { readImage } from '../image/read-image.ts';
import { serveEngine } from '../process/serve-engine.ts';
import { recognizeText } from '../tesseract/recognize-text.ts';
import { tesseractParametersSchema } from '../tesseract/tesseract-parameters.ts';

serveEngine<EngineRequest>(({ input, parameters }) =>
  recognizeText(readImage(input), tesseractParametersSchema.parse(parameters)),
);
