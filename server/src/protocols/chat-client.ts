import { z } from 'zod';
import { OutboundError } from '../outbound/outbound-error.ts';
import { callServer, type ServerAccess } from './server-access.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  readonly maxTokens: number;
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
}

/** The largest count that is read. */
const MAX_TOKENS = 1_000_000_000;

/** The count of a server is not essential, so an invalid one does not make the response invalid. */
const tokenCountSchema = z.int().min(0).max(MAX_TOKENS).nullable().catch(null);

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z
    .object({ prompt_tokens: tokenCountSchema, completion_tokens: tokenCountSchema })
    .nullish()
    .catch(null),
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
export async function completeChat(
  access: ServerAccess,
  { model, messages, temperature, maxTokens, schema, format }: ChatRequest,
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
  const parsed = completionSchema.safeParse(json);
  if (!parsed.success) throw new OutboundError('malformed', 'The response has no message.');
  const { choices, usage } = parsed.data;
  return {
    text: choices[0]?.message.content ?? '',
    inputTokens: usage?.prompt_tokens ?? null,
    outputTokens: usage?.completion_tokens ?? null,
  };
}
