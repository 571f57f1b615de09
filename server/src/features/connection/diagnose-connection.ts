import {
  type DiagnosisRow,
  type DiagnosisStep,
  ERROR_CODES,
  type OutboundReason,
  TASKS,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { InputRejectedError } from '../../engines/core/input-rejection.ts';
import { createChatParameters, runModel } from '../../engines/external/run-model.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { listModels } from '../../protocols/chat-client.ts';
import { assertModelReady, assertServerReady } from '../../protocols/inference-client.ts';
import type { ServerAccess } from '../../protocols/server-access.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { openAccess } from './connection-engines.ts';
import { type ConnectionRow, findStoredConnection } from './connection-repository.ts';
import { createSampleInput } from './create-sample-input.ts';

/** The step to which each failure of the first request belongs. A failed request has passed the steps before it. */
const STEP_OF_REASON: Partial<Record<OutboundReason, DiagnosisStep>> = {
  addressForbidden: 'address',
  dnsFailed: 'dns',
  connectFailed: 'connect',
  tlsFailed: 'connect',
  timeout: 'connect',
  redirected: 'connect',
  unauthorized: 'auth',
};

const SERVER_STEPS = ['address', 'dns', 'connect', 'auth', 'ready'] as const;

/** Contacts the server of a connection step by step, and runs each of its models with a sample of its task. */
export async function diagnoseConnection(
  { database, connections }: AppDependencies,
  { id }: { readonly id: string },
  { signal }: Pick<RequestContext, 'signal'>,
): Promise<{ list: DiagnosisRow[] }> {
  const row = await findStoredConnection(database, id);
  if (!row) throw new BusinessError(ERROR_CODES.notFound);
  const access = openAccess(row, connections);
  try {
    const list = await diagnoseServer(row, access);
    if (list.every(({ isPassed }) => isPassed)) {
      for (const model of row.models) list.push(...(await diagnoseModel(row, access, model, signal)));
    }
    return { list };
  } finally {
    await access.client.close();
  }
}

/** One request passes all steps, or fails at the step that its error names. */
async function diagnoseServer({ protocol }: ConnectionRow, access: ServerAccess): Promise<DiagnosisRow[]> {
  const contact = protocol === 'openai' ? listModels : assertServerReady;
  const last = await measureStep('ready', () => contact(access));
  const failed = last.isPassed ? 'ready' : (STEP_OF_REASON[last.reason ?? 'rejected'] ?? 'ready');
  const passed = SERVER_STEPS.slice(0, SERVER_STEPS.indexOf(failed as (typeof SERVER_STEPS)[number]));
  return [
    ...passed.map((step): DiagnosisRow => ({ step, isPassed: true, milliseconds: 0 })),
    { ...last, step: failed },
  ];
}

async function diagnoseModel(
  { protocol }: ConnectionRow,
  access: ServerAccess,
  model: ConnectionRow['models'][number],
  signal: AbortSignal | undefined,
): Promise<DiagnosisRow[]> {
  const ready = await measureStep('model', () => assertKnown(protocol, access, model.model));
  if (!ready.isPassed) return [{ ...ready, key: model.key }];
  const parameters = protocol === 'openai' ? createChatParameters(model.task).parse({}) : {};
  const sample = await measureStep('sample', async () => {
    const output = await runModel(
      { protocol, model, access },
      { input: createSampleInput(model.task), parameters, signal },
    );
    const parsed = TASKS[model.task].output.safeParse(output);
    if (parsed.success) return parsed.data;
    const positions = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 3);
    throw new OutboundError('malformed', `The output lacks or breaks: ${positions.join(', ')}`);
  });
  return [ready, sample].map((step) => ({ ...step, key: model.key }));
}

async function assertKnown(
  protocol: ConnectionRow['protocol'],
  access: ServerAccess,
  model: string,
): Promise<void> {
  if (protocol === 'oip') return assertModelReady(access, model);
  const models = await listModels(access);
  if (!models.includes(model))
    throw new OutboundError('notFound', `The server offers: ${models.slice(0, 20).join(', ')}`);
}

async function measureStep(step: DiagnosisStep, run: () => Promise<unknown>): Promise<DiagnosisRow> {
  const start = performance.now();
  const measure = () => Math.round(performance.now() - start);
  try {
    const output = await run();
    return {
      step,
      isPassed: true,
      milliseconds: measure(),
      ...(output === undefined || step !== 'sample' ? {} : { output }),
    };
  } catch (error) {
    if (error instanceof OutboundError || error instanceof InputRejectedError) {
      const reason = error instanceof OutboundError ? error.reason : 'rejected';
      return { step, isPassed: false, milliseconds: measure(), reason, detail: error.message };
    }
    throw error;
  }
}
