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
   * The option with which the request requires this schema. `json_schema` is the option of the OpenAI API. Some servers,
   * such as the one of llama-cpp-python, ignore it and know `json_object` with a schema.
   */
  readonly format: 'json_schema' | 'json_object';
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Returns the names of the server's models. */
export async function listModels(access: ServerAccess): Promise<readonly string[]> {
  const parsed = modelsSchema.safeParse(await callServer(access, '/models'));
  if (!parsed.success) throw new OutboundError('malformed', 'The response is not a list of models.');
  return parsed.data.data.map(({ id }) => id);
}

/**
 * Returns the text with which the model replies. The request demands JSON of the schema; a server that does not know
 * this option gets the request without it.
 */
export async function completeChat(
  access: ServerAccess,
  { model, messages, temperature, maxTokens, schema, format }: ChatRequest,
  signal?: AbortSignal,
): Promise<string> {
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
  return parsed.data.choices[0]?.message.content ?? '';
}
