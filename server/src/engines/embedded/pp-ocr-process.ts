import type { EngineRequest } from '../core/engine.ts';
import { readImage } from '../image/read-image.ts';
import { ppOcrParametersSchema } from '../pp-ocr/pp-ocr-parameters.ts';
import { readPage } from '../pp-ocr/read-page.ts';
import { serveEngine } from '../process/serve-engine.ts';

serveEngine<EngineRequest>(({ input, parameters }) =>
  readPage(readImage(input), ppOcrParametersSchema.parse(parameters)),
);
