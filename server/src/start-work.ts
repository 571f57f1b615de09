import { TASK_IDS } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Config } from './config/read-config.ts';
import { readOrCreateKey } from './config/read-or-create-key.ts';
import type { Database } from './database/database.ts';
import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { createSecretCipher, type SecretCipher } from './domain/secret-cipher.ts';
import type { BuiltInMessages } from './domain/texts/built-in-messages.ts';
import { createTrainer } from './engines/embedded/create-trainer.ts';
import type { EngineRegistry } from './engines/run/engine-registry.ts';
import { createBatchJobs } from './features/batch/batch-job.ts';
import { createWebhookClient } from './features/batch/create-webhook-client.ts';
import { createWebhookJob } from './features/batch/webhook-job.ts';
import { type ConnectionEngines, createConnectionEngines } from './features/connection/connection-engines.ts';
import { createEvaluationJob } from './features/evaluation/evaluation-job.ts';
import { createOnnxEngines, type OnnxEngines } from './features/onnx-model/onnx-engines.ts';
import { closeLostRuns, removeServer, touchServer } from './features/run/server-repository.ts';
import { createTrainingJob } from './features/training/training-job.ts';
import { createDraftingJob } from './features/translations/drafting-job.ts';
import { refreshServerTexts } from './features/translations/server-texts.ts';
import { findInnermostError } from './find-innermost-error.ts';
import type { Job } from './jobs/job.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { createAddressPolicy } from './outbound/address-policy.ts';
import { repeatPeriodically } from './repeat-periodically.ts';
import { report } from './report.ts';
import { createSweepJob } from './sweep-job.ts';

/** The parts that servers and workers share: external engines, background jobs and a heartbeat. */
export interface Work {
  readonly serverId: string;
  readonly connections: ConnectionEngines;
  readonly onnx: OnnxEngines;
  readonly jobs: Jobs;
  /** Encrypts secrets that the database stores. */
  readonly cipher: SecretCipher;
  /** Takes no more jobs, and waits for the running ones. */
  drain(): Promise<void>;
  /** Stops everything except the jobs, which `drain` stops. Runs that have not ended count as lost. */
  stop(): Promise<void>;
}

interface WorkDependencies {
  /** The connection string of the database. */
  readonly url: string;
  readonly database: Database;
  readonly engines: EngineRegistry;
  /** The texts of the console's builds. A worker has none, and writes no drafts of translations. */
  readonly builtInMessages?: BuiltInMessages;
}

interface WorkOptions {
  /** Additional jobs to perform. */
  readonly jobs?: readonly Job<object>[];
  /** Milliseconds that running jobs may take to finish their current step. */
  readonly drainTimeout: number;
}

/** Milliseconds between heartbeats. With each one, the process stores the time to show that it is alive. */
const HEARTBEAT_INTERVAL = 5_000;

/** Seconds between sweeps, for all processes of the database together. */
const SWEEP_PERIOD = 3_600;

/**
 * Starts the background jobs. If the configuration limits the tasks, the process runs no evaluations and no trainings.
 */
export async function startWork(
  { url, database, engines, builtInMessages }: WorkDependencies,
  config: Config,
  { jobs: additionalJobs = [], drainTimeout }: WorkOptions,
): Promise<Work> {
  let isEnding = false;
  const reportFailure = (subject: string) => (error: unknown) => {
    if (!isEnding && !isDatabaseUnavailable(error))
      report(`${subject} failed: ${findInnermostError(error).message}.`);
  };
  const serverId = createId();
  await touchServer(database, serverId);
  const secretKey = config['secret-key'] ?? (await readOrCreateKey(config['data-dir'], 'secret-key'));
  const cipher = createSecretCipher(secretKey);
  const policy = createAddressPolicy(config['connection-addresses']);
  const connections = createConnectionEngines(database, engines, { cipher, policy });
  const webhookClient = createWebhookClient(policy);
  await connections.refresh();
  await refreshServerTexts(database);
  const onnx = createOnnxEngines(database, engines);
  await onnx.refresh();
  const sweepJob = createSweepJob(database);
  const clock = () => new Date();
  const jobsReady = Promise.withResolvers<Jobs>();
  const start: Jobs['start'] = async (...job) => (await jobsReady.promise).start(...job);
  // A job may begin while `startJobs` still prepares other kinds of jobs. If that job starts another one, it waits
  // until `startJobs` is done.
  const deps = { database, engines, serverId, clock, jobs: { start } };
  const trainer = createTrainer();
  const performsAllTasks = config.tasks.length === TASK_IDS.length;
  const jobs = await startJobs({
    url,
    jobs: [
      sweepJob,
      ...additionalJobs,
      ...(performsAllTasks ? [createEvaluationJob(deps), createTrainingJob({ ...deps, trainer })] : []),
      ...(builtInMessages ? [createDraftingJob({ ...deps, connections, builtInMessages })] : []),
      ...createBatchJobs(deps, config.tasks),
      createWebhookJob({ database, clock, cipher, client: webhookClient }),
    ],
    onError: reportFailure('A background job'),
    stopTimeout: drainTimeout,
  });
  jobsReady.resolve(jobs);
  const sweeps = repeatPeriodically(
    () => jobs.start(sweepJob, {}, { onceIn: SWEEP_PERIOD }),
    reportFailure('The start of a sweep'),
  );
  const heartbeat = repeatPeriodically(
    async () => {
      await touchServer(database, serverId);
      await closeLostRuns(database);
      await connections.refresh();
      await onnx.refresh();
      await refreshServerTexts(database);
    },
    reportFailure('The heartbeat'),
    HEARTBEAT_INTERVAL,
  );
  return {
    serverId,
    connections,
    onnx,
    jobs,
    cipher,
    async drain() {
      await sweeps.stop();
      await jobs.stop();
    },
    async stop() {
      isEnding = true;
      await heartbeat.stop();
      await connections.stop();
      await webhookClient.close();
      await onnx.stop();
      await trainer.stop();
      await removeServer(database, serverId).catch(() => undefined);
    },
  };
}
