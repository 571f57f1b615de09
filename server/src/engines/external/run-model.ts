import { infer } from '../../protocols/inference-client.ts';
import type { ExternalModel, ModelRequest } from './external-model.ts';
import { readOutputTensors } from './read-output-tensors.ts';
import { runChat } from './run-chat.ts';
import { toInputTensors } from './to-input-tensors.ts';

/**
 * Runs one request on a model of another server and returns an output for its task. The caller validates the output.
 *
 * @throws OutboundError when the server does not respond or violates its protocol.
 * @throws InputRejectedError for a table without a column of numbers.
 */
export async function runModel(external: ExternalModel, request: ModelRequest): Promise<unknown> {
  const { protocol, model, access } = external;
  if (protocol === 'openai') return runChat(external, request);
  const input = toInputTensors(model, request.input);
  const outputs = await infer(access, model.model, input.tensors, request.signal);
  return readOutputTensors(model, outputs, input);
}
