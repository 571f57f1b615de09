import type { InferenceSession } from 'onnxruntime-web/wasm';
import { serveEngine } from '../process/serve-engine.ts';
import { inspectOnnx, loadOnnx } from './load-onnx.ts';
import type { OnnxRequest } from './onnx-request.ts';
import { runOnnx } from './run-onnx.ts';

let session: InferenceSession | undefined;

serveEngine<OnnxRequest>(async ({ model, run }) => {
  if (model) {
    await session?.release();
    session = undefined;
    session = await loadOnnx(model);
  }
  if (!session) throw new Error('No model is loaded.');
  return run ? await runOnnx(session, run.mapping, run.input) : inspectOnnx(session);
});
