import type { TaskId } from '@atrium/contract';
import { z } from 'zod';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { type ChatMessage, completeChat } from '../../protocols/chat-client.ts';
import { infer } from '../../protocols/inference-client.ts';
import type { EngineCaller, EngineInput } from '../core/engine.ts';
import { findChatTask } from './chat-tasks.ts';
import type { ExternalModel } from './external-model.ts';
import { priceTokens } from './price-tokens.ts';
import { readOutputTensors } from './read-output-tensors.ts';
import { toInputTensors } from './to-input-tensors.ts';

export interface ModelRequest {
  readonly input: EngineInput;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  readonly countTokens?: EngineCaller['countTokens'];
}

/**
 * Runs one request on a model of another server and returns an output for its task. The caller validates it.
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

/** Returns the schema of a chat model's parameters. Revisions of NLP items store these parameters. */
export function createChatParameters(task: TaskId) {
  return z.strictObject({
    prompt: z
      .string()
      .max(8_000)
      .default(findChatTask(task)?.prompt ?? ''),
    temperature: z.number().min(0).max(2).default(0),
    maxTokens: z.int().min(1).max(32_000).default(1_024),
  });
}

/** The beginning and the end of a Markdown code block, in which some models put their JSON. */
const CODE_FENCE = /^\s*```(?:json)?\s*|\s*```\s*$/g;

async function runChat(
  { model, access }: ExternalModel,
  { input, parameters, signal, countTokens }: ModelRequest,
): Promise<unknown> {
  const task = findChatTask(model.task);
  if (!task || input.kind !== 'text')
    throw new OutboundError('rejected', 'A chat model does not perform this task.');
  const { prompt, temperature, maxTokens } = createChatParameters(model.task).parse(parameters);
  const { $schema: _, ...schema } = z.toJSONSchema(task.reply);
  const system = `${prompt}\nReply only with JSON that matches this JSON Schema:\n${JSON.stringify(schema)}`;
  const sendPrompt = async (format: 'json_schema' | 'json_object', more: readonly ChatMessage[]) => {
    const reply = await completeChat(
      access,
      {
        model: model.model,
        messages: [{ role: 'system', content: system }, { role: 'user', content: input.text }, ...more],
        temperature,
        maxTokens,
        schema,
        format,
      },
      signal,
    );
    countTokens?.(priceTokens(reply, model.price));
    return reply.text;
  };
  const parseReply = (text: string) => task.reply.safeParse(parseJson(text.replaceAll(CODE_FENCE, '')));
  const firstText = await sendPrompt('json_schema', []);
  const reply = parseReply(firstText);
  if (reply.success) return task.toOutput(reply.data, input.text);
  const correction = `This reply does not match the JSON Schema: ${z.prettifyError(reply.error)}. Send it again, corrected.`;
  const second = parseReply(
    await sendPrompt('json_object', [
      { role: 'assistant', content: firstText },
      { role: 'user', content: correction },
    ]),
  );
  if (second.success) return task.toOutput(second.data, input.text);
  throw new OutboundError('malformed', 'The replies of the model do not match the JSON Schema of the task.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
