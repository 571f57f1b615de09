import type { TaskId } from '@atrium/contract';
import { z } from 'zod';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { type ChatMessage, completeJson, completeText, streamText } from '../../protocols/chat-client.ts';
import { createObjectValidator } from '../core/create-object-validator.ts';
import { findChatTask, getDefaultPrompt } from './chat-tasks.ts';
import type { ExternalModel, ModelRequest } from './external-model.ts';
import { priceTokens } from './price-tokens.ts';

/** The JSON Schema that the task `extract` requires. */
const schemaField = z
  .record(z.string(), z.unknown())
  .meta({ format: 'json-schema' })
  .default({
    type: 'object',
    properties: { title: { type: ['string', 'null'] }, date: { type: ['string', 'null'] } },
    required: ['title', 'date'],
    additionalProperties: false,
  })
  .describe('The JSON Schema of the result. Its type is object, and it has no regular expressions.');

/** Returns the schema of a chat model's parameters. Revisions of NLP items store these parameters. */
export function createChatParameters(task: TaskId) {
  return z.strictObject({
    prompt: z.string().max(8_000).default(getDefaultPrompt(task)),
    ...(task === 'extract' ? { schema: schemaField } : {}),
    temperature: z.number().min(0).max(2).default(0),
    maxTokens: z.int().min(1).max(32_000).default(1_024),
  });
}

/** The beginning and the end of a Markdown code block, in which some models put their JSON. */
const CODE_FENCE = /^\s*```(?:json)?\s*|\s*```\s*$/g;

/**
 * Runs one request on a chat model and returns an output for its task. Streams a generated text if the request has
 * `receiveText`.
 *
 * @throws OutboundError when the server does not respond or violates its protocol.
 */
export async function runChat(external: ExternalModel, request: ModelRequest): Promise<unknown> {
  return external.model.task === 'generate'
    ? generateText(external, request)
    : requestJson(external, request);
}

async function generateText(
  { model, access }: ExternalModel,
  { input, parameters, signal, countTokens, receiveText }: ModelRequest,
): Promise<unknown> {
  if (input.kind !== 'text') throw createTaskError();
  const { prompt, temperature, maxTokens } = createChatParameters(model.task).parse(parameters);
  const system: readonly ChatMessage[] = prompt === '' ? [] : [{ role: 'system', content: prompt }];
  const messages: readonly ChatMessage[] = [...system, { role: 'user', content: input.text }];
  const request = { model: model.model, messages, temperature, maxTokens };
  const reply = receiveText
    ? await streamText(access, request, receiveText, signal)
    : await completeText(access, request, signal);
  countTokens?.(priceTokens(reply, model.price));
  return { text: reply.text, finish: reply.isTruncated ? 'length' : 'stop' };
}

function createTaskError(): OutboundError {
  return new OutboundError('rejected', 'A chat model does not perform this task.');
}

/** Requests a reply as JSON. If the reply does not match the schema, it requests a corrected reply once. */
async function requestJson(
  { model, access }: ExternalModel,
  { input, parameters, signal, countTokens }: ModelRequest,
): Promise<unknown> {
  const format = findFormat(model.task, parameters);
  if (!format || input.kind !== 'text') throw createTaskError();
  const { prompt, temperature, maxTokens } = createChatParameters(model.task).parse(parameters);
  const { schema } = format;
  const system = `${prompt}\nReply only with JSON that matches this JSON Schema:\n${JSON.stringify(schema)}`;
  // `jsonMode` is the option by which the request asks for JSON. `laterMessages` follow the prompt and the text.
  const sendPrompt = async (
    jsonMode: 'json_schema' | 'json_object',
    laterMessages: readonly ChatMessage[],
  ) => {
    const reply = await completeJson(
      access,
      {
        model: model.model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: input.text },
          ...laterMessages,
        ],
        temperature,
        maxTokens,
        schema,
        format: jsonMode,
      },
      signal,
    );
    countTokens?.(priceTokens(reply, model.price));
    return reply.text;
  };
  const parseReply = (text: string) =>
    format.replySchema.safeParse(parseJson(text.replaceAll(CODE_FENCE, '')));
  const firstText = await sendPrompt('json_schema', []);
  const reply = parseReply(firstText);
  if (reply.success) return format.toOutput(reply.data, input.text);
  const correction = `This reply does not match the JSON Schema: ${z.prettifyError(reply.error)}. Send it again, corrected.`;
  // Some servers ignore `json_schema` and support `json_object` with a schema.
  const second = parseReply(
    await sendPrompt('json_object', [
      { role: 'assistant', content: firstText },
      { role: 'user', content: correction },
    ]),
  );
  if (second.success) return format.toOutput(second.data, input.text);
  throw new OutboundError('malformed', 'The replies of the model do not match the JSON Schema of the task.');
}

/** The JSON that a model must reply with. */
interface ReplyFormat {
  /** The JSON Schema that the prompt and the request contain. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly replySchema: z.ZodType;
  /** Converts a reply for a text to the output of the task. */
  toOutput(reply: unknown, text: string): unknown;
}

function findFormat(task: TaskId, parameters: ModelRequest['parameters']): ReplyFormat | undefined {
  if (task === 'extract') {
    const schema = schemaField.parse(parameters.schema);
    const replySchema = createObjectValidator(schema);
    return replySchema && { schema, replySchema, toOutput: (fields) => ({ fields }) };
  }
  const definition = findChatTask(task);
  if (!definition) return undefined;
  const { $schema: _, ...schema } = z.toJSONSchema(definition.replySchema);
  return { schema, replySchema: definition.replySchema, toOutput: definition.toOutput };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
