import { z } from 'zod';
import { OutboundError } from '../outbound/outbound-error.ts';
import { callServer, type ServerAccess } from './server-access.ts';

/** A tensor of the Open Inference Protocol v2. `data` has the elements in row-major order, flat or nested. */
export interface Tensor {
  readonly name: string;
  readonly datatype: string;
  readonly shape: readonly number[];
  readonly data: readonly unknown[];
}

const tensorSchema = z.object({
  name: z.string(),
  datatype: z.string(),
  shape: z.array(z.int().nonnegative()),
  data: z.array(z.unknown()),
});

const responseSchema = z.object({ outputs: z.array(tensorSchema) });

const modelReadySchema = z.object({ ready: z.boolean() });

/**
 * Checks that a model is ready. A response without a body counts as ready.
 *
 * @throws OutboundError when there is no response, or `notReady`.
 */
export async function assertModelReady(access: ServerAccess, model: string): Promise<void> {
  const json = await callServer(access, `/v2/models/${encodeURIComponent(model)}/ready`);
  const parsed = modelReadySchema.safeParse(json);
  if (parsed.success && !parsed.data.ready) throw new OutboundError('notReady', `${model} is not ready.`);
}

/** @throws OutboundError when the server does not respond or is not live. */
export async function assertServerLive(access: ServerAccess): Promise<void> {
  await callServer(access, '/v2/health/live');
}

/** @throws OutboundError when the server does not respond or is not ready. */
export async function assertServerReady(access: ServerAccess): Promise<void> {
  await callServer(access, '/v2/health/ready');
}

/**
 * Runs a model and returns its output tensors.
 *
 * @throws OutboundError when there is no response, or `malformed` when it has no output tensors.
 */
export async function infer(
  access: ServerAccess,
  model: string,
  inputs: readonly Tensor[],
  signal?: AbortSignal,
): Promise<readonly Tensor[]> {
  const json = await callServer(access, `/v2/models/${encodeURIComponent(model)}/infer`, { inputs }, signal);
  const parsed = responseSchema.safeParse(json);
  if (!parsed.success) throw new OutboundError('malformed', 'The response has no output tensors in JSON.');
  return parsed.data.outputs;
}
