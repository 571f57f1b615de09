import { type BodyOf, type connectionCalls, type DataOf, ERROR_CODES, TASKS } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { EngineInput, RunInput } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { InputRejectedError } from '../../engines/core/input-rejection.ts';
import { createChatParameters } from '../../engines/external/run-chat.ts';
import { runModel } from '../../engines/external/run-model.ts';
import { fillGaps } from '../../engines/run/fill-gaps.ts';
import { runWithinLimit } from '../../engines/run/run-within-limit.ts';
import { toCallerError } from '../../engines/run/to-caller-error.ts';
import { toRunCaller } from '../../engines/run/to-run-caller.ts';
import { toRunInput } from '../../engines/run/to-run-input.ts';
import { createTokenMeter } from '../../engines/run/token-meter.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { decryptSecret, openAccessWithSecret } from './connection-engines.ts';
import { findConnectionBySlug } from './connection-repository.ts';
import { assertTasks } from './connection-service.ts';
import { parseTaskOutput } from './parse-task-output.ts';
import { recordExchanges } from './record-exchanges.ts';

type TryBody = BodyOf<typeof connectionCalls.try>;
type ModelTest = DataOf<typeof connectionCalls.try>;

/**
 * Runs a model on an input. The form describes the connection and the model, and neither needs to be stored. Returns
 * the responses of the server, even if they do not match the task.
 *
 * @throws BusinessError `invalid` for the field `connection.secret` when the stored secret does not belong to this
 *   address, and for the field `input` when the task needs another kind of input.
 */
export async function tryModel(
  deps: AppDependencies,
  { connection, model, input }: TryBody,
  context: RequestContext<SignedInUser>,
): Promise<ModelTest> {
  assertTasks({ protocol: connection.protocol, models: [model] });
  if (input.kind !== TASKS[model.task].input) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['input']);
  }
  const modelInput = toModelInput(toRunInput(input, context.file));
  const parameters = connection.protocol === 'openai' ? createChatParameters(model.task).parse({}) : {};
  const secret = await findSecret(deps, connection);
  const { access, exchanges } = recordExchanges(openAccessWithSecret(connection, secret, deps.connections));
  const meter = createTokenMeter();
  const startedAt = performance.now();
  const run = ({ signal }: { readonly signal?: AbortSignal | undefined }) =>
    runModel(
      { protocol: connection.protocol, model, access },
      { input: modelInput, parameters, signal, countTokens: meter.count },
    );
  const finish = (result: Pick<ModelTest, 'output' | 'reason' | 'detail'>): ModelTest => ({
    milliseconds: Math.round(performance.now() - startedAt),
    exchanges: exchanges.map((exchange) => ({ ...exchange })),
    ...meter.read(),
    ...result,
  });
  try {
    return finish({
      output: parseTaskOutput(model.task, await runWithinLimit(toRunCaller(context), run)),
    });
  } catch (error) {
    if (error instanceof OutboundError) return finish({ reason: error.reason, detail: error.message });
    if (error instanceof InputRejectedError) throw new BusinessError(error.code, error.data);
    throw error instanceof EngineFailure ? toCallerError(error) : error;
  } finally {
    await access.client.close();
  }
}

function toModelInput(input: RunInput): EngineInput {
  return input.kind === 'series' ? { ...input, values: fillGaps(input) } : input;
}

/**
 * Returns the secret of the form, or else the stored one of the connection with this slug, or an empty string if there
 * is none. A stored secret is only sent to the address for which it was stored. Returns undefined if this server cannot
 * decrypt it.
 */
async function findSecret(
  { database, connections }: AppDependencies,
  { slug, address, auth, secret }: TryBody['connection'],
): Promise<string | undefined> {
  if (auth === 'none') return '';
  if (secret !== undefined || slug === undefined) return secret ?? '';
  const stored = await findConnectionBySlug(database, slug);
  if (!stored) return '';
  if (stored.address !== address || stored.auth !== auth) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['connection.secret']);
  }
  return decryptSecret(stored, connections);
}
