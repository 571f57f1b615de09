import {
  type DiagnosisRow,
  type DiagnosisStep,
  ERROR_CODES,
  type OutboundFailureReason,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { InputRejectedError } from '../../engines/core/input-rejection.ts';
import { createChatParameters } from '../../engines/external/run-chat.ts';
import { runModel } from '../../engines/external/run-model.ts';
import type { ConnectPhase } from '../../outbound/create-outbound-client.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { listModels } from '../../protocols/chat-client.ts';
import { assertModelReady, assertServerLive, assertServerReady } from '../../protocols/inference-client.ts';
import type { ServerAccess } from '../../protocols/server-access.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { openAccess } from './connection-engines.ts';
import { type ConnectionRow, findStoredConnection } from './connection-repository.ts';
import { createSampleInput } from './create-sample-input.ts';
import { parseTaskOutput } from './parse-task-output.ts';

/** The step to which each failure of the first request belongs. A failed request has passed the steps before it. */
const STEP_OF_REASON: Partial<Record<OutboundFailureReason, DiagnosisStep>> = {
  addressForbidden: 'address',
  dnsFailed: 'dns',
  connectFailed: 'connect',
  tlsFailed: 'connect',
  timeout: 'connect',
  redirected: 'connect',
  unauthorized: 'auth',
};

/** Contacts the server of a connection step by step, and runs each of its models with a sample of its task. */
export async function diagnoseConnection(
  { database, connections }: AppDependencies,
  { id }: { readonly id: string },
  { signal }: Pick<RequestContext, 'signal'>,
): Promise<{ list: DiagnosisRow[] }> {
  const row = await findStoredConnection(database, id);
  if (!row) throw new BusinessError(ERROR_CODES.notFound);
  // The milliseconds of each phase of the first request. Later requests may connect again.
  const phases = new Map<ConnectPhase, number>();
  const access = openAccess(row, connections, (phase, time) => phases.set(phase, phases.get(phase) ?? time));
  try {
    const list = await diagnoseServer(row, access, phases);
    if (list.every(({ isPassed }) => isPassed)) {
      for (const model of row.models) list.push(...(await diagnoseModel(row, access, model, signal)));
    }
    return { list };
  } finally {
    await access.client.close();
  }
}

type StepRequest = readonly [step: DiagnosisStep, send: (access: ServerAccess) => Promise<unknown>];

/** The requests that contact the server, in order. Servers with the OpenAI API have no calls for their health. */
const SERVER_REQUESTS: Readonly<Record<ConnectionRow['protocol'], readonly StepRequest[]>> = {
  openai: [['ready', listModels]],
  oip: [
    ['live', assertServerLive],
    ['ready', assertServerReady],
  ],
};

/** The steps of the first request, before its response. */
const NETWORK_STEPS = ['address', 'dns', 'connect', 'auth'] as const;

type Phases = ReadonlyMap<ConnectPhase, number>;

/**
 * Sends the requests of the protocol. The first one also shows whether the network steps pass: if it fails, the reason
 * of the failure determines which step has failed.
 */
async function diagnoseServer(
  { protocol }: ConnectionRow,
  access: ServerAccess,
  phases: Phases,
): Promise<DiagnosisRow[]> {
  const rows: DiagnosisRow[] = [];
  for (const [step, send] of SERVER_REQUESTS[protocol]) {
    const row = await measureStep(step, () => send(access));
    // A later request has passed the network. It may be the first one that needs authentication.
    const mayBeNetworkFailure = rows.length === 0 || row.reason === 'unauthorized';
    // A reason that `STEP_OF_REASON` does not contain belongs to the step of the request itself.
    const failedStep =
      row.isPassed || !mayBeNetworkFailure ? step : (STEP_OF_REASON[row.reason ?? 'rejected'] ?? step);
    if (failedStep !== step) {
      const passed = NETWORK_STEPS.slice(
        0,
        NETWORK_STEPS.findIndex((one) => one === failedStep),
      );
      return [...passed.map((one) => toPassedRow(one, phases)), { ...row, step: failedStep }];
    }
    // The time of the first request includes the time to connect, which the step `connect` shows.
    const connectTime = rows.length === 0 ? (phases.get('connect') ?? 0) : 0;
    rows.push({ ...row, milliseconds: roundTime(Math.max(0, row.milliseconds - connectTime)) });
    // A server may lack the endpoint of the step `live` and still be ready.
    if (!row.isPassed && !(step === 'live' && row.reason === 'notFound')) break;
  }
  // A failed step that is not the last one is `live`, whose endpoint the server lacks. The diagnosis leaves it out.
  const shown = rows.filter((row) => row.isPassed || row === rows.at(-1));
  return [...NETWORK_STEPS.map((step) => toPassedRow(step, phases)), ...shown];
}

/** Returns the row of a network step that has passed. `address` and `auth` take no time of their own. */
function toPassedRow(step: (typeof NETWORK_STEPS)[number], phases: Phases): DiagnosisRow {
  const dns = phases.get('dns') ?? 0;
  const times = { address: 0, dns, connect: Math.max(0, (phases.get('connect') ?? 0) - dns), auth: 0 };
  return { step, isPassed: true, milliseconds: roundTime(times[step]) };
}

function roundTime(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Checks that the server offers a model, and runs the model with a sample of its task. */
async function diagnoseModel(
  { protocol }: ConnectionRow,
  access: ServerAccess,
  model: ConnectionRow['models'][number],
  signal: AbortSignal | undefined,
): Promise<DiagnosisRow[]> {
  const ready = await measureStep('model', () => assertModelExists(protocol, access, model.model));
  if (!ready.isPassed) return [{ ...ready, key: model.key }];
  const parameters = protocol === 'openai' ? createChatParameters(model.task).parse({}) : {};
  const sample = await measureStep('sample', async () => {
    const output = await runModel(
      { protocol, model, access },
      { input: createSampleInput(model.task), parameters, signal },
    );
    return parseTaskOutput(model.task, output);
  });
  return [ready, sample].map((row) => ({ ...row, key: model.key }));
}

async function assertModelExists(
  protocol: ConnectionRow['protocol'],
  access: ServerAccess,
  model: string,
): Promise<void> {
  if (protocol === 'oip') return assertModelReady(access, model);
  const models = await listModels(access);
  if (!models.includes(model))
    throw new OutboundError('notFound', `The server offers: ${models.slice(0, 20).join(', ')}`);
}

/** Performs a step and measures its time. If the request fails, the row states the reason. */
async function measureStep(step: DiagnosisStep, run: () => Promise<unknown>): Promise<DiagnosisRow> {
  const start = performance.now();
  const measureTime = () => roundTime(performance.now() - start);
  try {
    const output = await run();
    return {
      step,
      isPassed: true,
      milliseconds: measureTime(),
      // The diagnosis shows only the output of the sample.
      ...(output === undefined || step !== 'sample' ? {} : { output }),
    };
  } catch (error) {
    if (error instanceof OutboundError || error instanceof InputRejectedError) {
      const reason = error instanceof OutboundError ? error.reason : 'rejected';
      return { step, isPassed: false, milliseconds: measureTime(), reason, detail: error.message };
    }
    throw error;
  }
}
