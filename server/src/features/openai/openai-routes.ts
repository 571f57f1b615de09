import { ERROR_CODES, TASK_IDS, TASKS } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { type output as Output, object } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import {
  declarePublicRoute,
  type EventWriter,
  type PublicContext,
  type PublicRoute,
} from '../../http/public/declare-public-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findCallableApps, findOwnerAccount } from '../public-api/callable-app-repository.ts';
import { createPublicApiService, type StreamOptions } from '../public-api/public-api-service.ts';
import type { invokedSchema } from '../public-api/public-schemas.ts';
import {
  type Chat,
  type Completion,
  chatSchema,
  completionSchema,
  modelSchema,
  modelsSchema,
} from './chat-schemas.ts';

/** The data of the event after the last chunk. */
const DONE = '[DONE]';
/** The maximum number of listed models. The format has no pages. */
const MAX_LISTED_MODELS = 1_000;
const TEXT_TASKS = TASK_IDS.filter((task) => TASKS[task].input === 'text');

/** Returns the tokens of a run if both counts are known. */
function toUsage({
  input_tokens,
  output_tokens,
}: Output<typeof invokedSchema>['usage']): Completion['usage'] {
  if (input_tokens === undefined || output_tokens === undefined) return undefined;
  return {
    prompt_tokens: input_tokens,
    completion_tokens: output_tokens,
    total_tokens: input_tokens + output_tokens,
  };
}

/**
 * Returns the routes that have the shapes of OpenAI's API, so that its clients run text apps. The model is the id of
 * the app. Source of the shapes: https://platform.openai.com/docs/api-reference/chat
 */
export function openAiRoutes(deps: AppDependencies): readonly PublicRoute[] {
  const service = createPublicApiService(deps);

  async function findModel(context: PublicContext): Promise<Output<typeof modelSchema>> {
    const { id, created_at } = await service.describe(context);
    const owned_by = await findOwnerAccount(deps.database, id);
    return { id, object: 'model', created: toSeconds(new Date(created_at)), owned_by };
  }

  return [
    declarePublicRoute({
      method: 'POST',
      path: '/v1/chat/completions',
      operationId: 'createChatCompletion',
      summary: 'Run a text app with a chat completion',
      description:
        'Runs the text app whose ID is `model` with the last message of the role `user`. The content of the response is the generated or redacted text, and the outputs as JSON for other tasks. With `stream`, the response is sent as server-sent events: generated text while the model writes it, other content in one chunk when the run has ended. If an error occurs after the first chunk, the last event contains the body of an error response.',
      scope: 'invoke',
      isRun: true,
      input: chatSchema,
      output: completionSchema,
      async handle(body, context) {
        const run = await runChat(body, context);
        const usage = toUsage(run.usage);
        return {
          id: run.id,
          object: 'chat.completion' as const,
          created: toSeconds(deps.clock()),
          model: run.app_id,
          choices: [
            {
              index: 0,
              message: { role: 'assistant' as const, content: toContent(run.outputs) },
              finish_reason: toFinishReason(run.outputs),
            },
          ],
          ...(usage ? { usage } : {}),
        };
      },
      stream: { isRequested: ({ stream }) => stream === true, handle: streamChat },
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/models',
      operationId: 'listModels',
      summary: 'List the text apps of the key as models',
      description: 'Returns the text apps that the key may call, the newest first, at most 1,000.',
      scope: 'read',
      isRun: false,
      input: object({}),
      output: modelsSchema,
      async handle(_, context) {
        const query = { tasks: TEXT_TASKS, limit: MAX_LISTED_MODELS };
        const { list } = await findCallableApps(deps.database, context.caller, query);
        const data = list.map(({ id, createdAt, ownerAccount }) => ({
          ...{ id, object: 'model' as const, created: toSeconds(createdAt), owned_by: ownerAccount },
        }));
        return { object: 'list' as const, data };
      },
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/models/{id}',
      operationId: 'retrieveModel',
      summary: 'Describe an app as a model',
      description: 'Returns the app as a model.',
      scope: 'read',
      isRun: false,
      input: object({}),
      output: modelSchema,
      handle: (_, context) => findModel(context),
    }),
  ];

  /**
   * Sends a completion as chunks: the parts of the content, the reason why the content ends, the tokens if they are
   * requested and known, and the end of the stream. The output of an engine that is not a chat model is one part.
   */
  async function streamChat(body: Chat, context: PublicContext, events: EventWriter): Promise<void> {
    const runId = createId();
    const created = toSeconds(deps.clock());
    let hasContent = false;
    const send = (id: string, chunk: object) =>
      events.write(
        JSON.stringify({ id, object: 'chat.completion.chunk', created, model: body.model, ...chunk }),
      );
    const sendContent = (id: string, content: string) => {
      const delta = hasContent ? { content } : { role: 'assistant', content };
      hasContent = true;
      return send(id, { choices: [{ index: 0, delta, finish_reason: null }] });
    };
    const receiveText = (part: string) => sendContent(runId, part);
    const { id, outputs, usage } = await runChat(body, context, { runId, receiveText });
    if (!hasContent) await sendContent(id, toContent(outputs));
    await send(id, { choices: [{ index: 0, delta: {}, finish_reason: toFinishReason(outputs) }] });
    const tokens = toUsage(usage);
    if (body.stream_options?.include_usage && tokens) await send(id, { choices: [], usage: tokens });
    await events.write(DONE);
  }

  /** Runs the app. Reports an invalid text at the field `messages`, where the caller sent it. */
  async function runChat(body: Chat, context: PublicContext, options?: StreamOptions) {
    const modelContext = { ...context, appId: body.model };
    const { task } = await service.describe(modelContext);
    if (TASKS[task].input !== 'text') throw new BusinessError(ERROR_CODES.invalid, undefined, ['model']);
    const text = findUserText(body);
    try {
      return await service.invoke({ inputs: { text } }, modelContext, options);
    } catch (error) {
      if (!(error instanceof BusinessError) || error.code !== ERROR_CODES.invalid) throw error;
      throw new BusinessError(error.code, error.data, ['messages']);
    }
  }
}

/** Returns the text of outputs that have one, such as a redacted text, and all other outputs as JSON. */
function toContent(outputs: Readonly<Record<string, unknown>>): string {
  return typeof outputs.text === 'string' ? outputs.text : JSON.stringify(outputs);
}

function toFinishReason({ finish }: Readonly<Record<string, unknown>>): 'stop' | 'length' {
  return finish === 'length' ? 'length' : 'stop';
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/**
 * Returns the text of the last message of the role `user`. All other messages are ignored.
 *
 * @throws BusinessError `invalid` when there is no such message, or when one of its parts is not a text.
 */
function findUserText({ messages }: Chat): string {
  const index = messages.findLastIndex(({ role }) => role === 'user');
  const content = messages[index]?.content;
  if (typeof content === 'string') return content;
  if (!content) throw new BusinessError(ERROR_CODES.invalid, undefined, ['messages']);
  return content
    .map(({ type, text }, part) => {
      const field = `messages.${index}.content.${part}`;
      if (type !== 'text' || text === undefined)
        throw new BusinessError(ERROR_CODES.invalid, undefined, [field]);
      return text;
    })
    .join('\n');
}
