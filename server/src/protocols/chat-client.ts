import { z } from 'zod';
import { OutboundError } from '../outbound/outbound-error.ts';
import { readEventData } from './read-event-data.ts';
import { callServer, type ServerAccess, streamServer } from './server-access.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A request for a reply in text. */
export interface TextRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  readonly maxTokens: number;
}

/** A request for a reply in JSON. */
export interface JsonRequest extends TextRequest {
  /** The JSON Schema of the reply. */
  readonly schema: Readonly<Record<string, unknown>>;
  /**
   * The option with which the request requires this schema. `json_schema` is the option of the OpenAI API. Some
   * servers, such as the one of llama-cpp-python, ignore it and support `json_object` with a schema.
   */
  readonly format: 'json_schema' | 'json_object';
}

/** A reply of a model, and the tokens that its server counted. A count is null if the server does not report it. */
export interface ChatReply {
  readonly text: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Whether the reply ends because the model reached its maximum number of tokens. */
  readonly isTruncated: boolean;
}

/** The largest valid count. A larger one counts as not reported. */
const MAX_TOKEN_COUNT = 1_000_000_000;

/** The count of a server is not essential, so an invalid one does not make the response invalid. */
const tokenCountSchema = z.int().min(0).max(MAX_TOKEN_COUNT).nullable().catch(null);

const usageField = z
  .object({ prompt_tokens: tokenCountSchema, completion_tokens: tokenCountSchema })
  .nullish()
  .catch(null);

const finishField = z.string().nullish().catch(null);

const completionSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: finishField }))
    .min(1),
  usage: usageField,
});

/** One chunk of a streamed reply. The chunk with the numbers of tokens has no choices. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: finishField,
      }),
    )
    .default([]),
  usage: usageField,
});

/** What a server sends instead of a chunk when it fails. */
const streamErrorSchema = z.object({
  error: z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]),
});

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Returns the names of the server's models.
 *
 * @throws OutboundError when there is no response, or `malformed` when it is not a list of models.
 */
export async function listModels(access: ServerAccess): Promise<readonly string[]> {
  const parsed = modelsSchema.safeParse(await callServer(access, '/models'));
  if (!parsed.success) throw new OutboundError('malformed', 'The response is not a list of models.');
  return parsed.data.data.map(({ id }) => id);
}

/**
 * Returns the reply of a model. The request requires JSON of the schema. A server that rejects this option receives the
 * request without it.
 *
 * @throws OutboundError when there is no response, or `malformed` when it has no message.
 */
export async function completeJson(
  access: ServerAccess,
  { model, messages, temperature, maxTokens, schema, format }: JsonRequest,
  signal?: AbortSignal,
): Promise<ChatReply> {
  const body = { model, messages, temperature, max_tokens: maxTokens };
  const option =
    format === 'json_schema' ? { json_schema: { name: 'reply', strict: true, schema } } : { schema };
  const send = (request: unknown) => callServer(access, '/chat/completions', request, signal);
  const json = await send({ ...body, response_format: { type: format, ...option } }).catch(
    (error: unknown) => {
      if (error instanceof OutboundError && error.reason === 'rejected') return send(body);
      throw error;
    },
  );
  return readCompletion(json);
}

/**
 * Returns the reply of a model in text.
 *
 * @throws OutboundError when there is no response, or `malformed` when it has no message.
 */
export async function completeText(
  access: ServerAccess,
  request: TextRequest,
  signal?: AbortSignal,
): Promise<ChatReply> {
  return readCompletion(await callServer(access, '/chat/completions', toTextBody(request), signal));
}

/**
 * Returns the reply of a model in text, and passes on each part as it arrives. The next part is read after `receive`
 * has ended. The request asks for the numbers of tokens. A server that rejects this option receives the request without
 * it. The reply of a server that does not stream is one part.
 *
 * @throws OutboundError when there is no response, `malformed` when it ends early, or `rejected` when the server
 *   reports an error in the stream.
 */
export async function streamText(
  access: ServerAccess,
  request: TextRequest,
  receive: (part: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<ChatReply> {
  const body = { ...toTextBody(request), stream: true };
  const open = (options: object) =>
    streamServer(access, '/chat/completions', { ...body, ...options }, signal);
  const { parts, json } = await open({ stream_options: { include_usage: true } }).catch((error: unknown) => {
    if (error instanceof OutboundError && error.reason === 'rejected') return open({});
    throw error;
  });
  if (parts) return readStream(parts, receive);
  const reply = readCompletion(json);
  await receive(reply.text);
  return reply;
}

function toTextBody({ model, messages, temperature, maxTokens }: TextRequest) {
  return { model, messages, temperature, max_tokens: maxTokens };
}

function readCompletion(json: unknown): ChatReply {
  const parsed = completionSchema.safeParse(json);
  if (!parsed.success) throw new OutboundError('malformed', 'The response has no message.');
  const { choices, usage } = parsed.data;
  const text = choices[0]?.message.content ?? '';
  return { text, ...readUsage(usage), isTruncated: choices[0]?.finish_reason === 'length' };
}

function readUsage(usage: z.infer<typeof usageField>) {
  return { inputTokens: usage?.prompt_tokens ?? null, outputTokens: usage?.completion_tokens ?? null };
}

/** The data of the event after the last chunk. */
const DONE = '[DONE]';

async function readStream(
  stream: AsyncIterable<string>,
  receive: (part: string) => Promise<void>,
): Promise<ChatReply> {
  let text = '';
  let finishReason: string | null = null;
  let usage: z.infer<typeof usageField>;
  let isDone = false;
  for await (const data of readEventData(stream)) {
    isDone = data === DONE;
    if (isDone) break;
    const chunk = readChunk(data);
    const [choice] = chunk.choices;
    usage = chunk.usage ?? usage;
    finishReason = choice?.finish_reason ?? finishReason;
    const part = choice?.delta?.content ?? '';
    if (part === '') continue;
    text += part;
    await receive(part);
  }
  if (!isDone && finishReason === null) throw new OutboundError('malformed', 'The stream ended early.');
  return { text, ...readUsage(usage), isTruncated: finishReason === 'length' };
}

function readChunk(data: string): z.infer<typeof chunkSchema> {
  const json = parseJson(data);
  const failure = streamErrorSchema.safeParse(json);
  if (failure.success) throw new OutboundError('rejected', failure.data.error.slice(0, MAX_ERROR_LENGTH));
  const parsed = chunkSchema.safeParse(json);
  if (!parsed.success) throw new OutboundError('malformed', 'The stream has an invalid chunk.');
  return parsed.data;
}

/** The longest message of a server that is logged, in characters. */
const MAX_ERROR_LENGTH = 300;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
