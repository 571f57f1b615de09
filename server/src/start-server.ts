import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Deployment, deploymentSchema } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { v7 as createId } from 'uuid';
import type { Config } from './config/read-config.ts';
import { readStoredKey } from './config/read-stored-key.ts';
import { assertSupportedDatabase } from './database/assert-supported-database.ts';
import { connectDatabase, type DatabaseConnection } from './database/connect-database.ts';
import type { Database } from './database/database.ts';
import { isDatabaseAway } from './database/is-database-away.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { waitForDatabase } from './database/wait-for-database.ts';
import { createSecretCipher } from './domain/secret-cipher.ts';
import { StartError } from './domain/start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { createEmbeddedEngines } from './engines/embedded/create-embedded-engines.ts';
import { logIsolation } from './engines/isolation/log-isolation.ts';
import { createEngineRegistry, type EngineRegistry } from './engines/run/engine-registry.ts';
import { escapeControls } from './escape-controls.ts';
import { createMailJob } from './features/account/mail-job.ts';
import type { AppDependencies } from './features/app-dependencies.ts';
import { createConnectionEngines } from './features/connection/connection-engines.ts';
import { createEvaluationJob } from './features/evaluation/evaluation-job.ts';
import { closeLostRuns, removeServer, touchServer } from './features/invocation/server-repository.ts';
import { createMails } from './features/mail/create-mails.ts';
import type { MailRequest } from './features/mail/mail-request.ts';
import { readFramePaths } from './features/menu/menu-repository.ts';
import { authenticate } from './features/session/authenticate.ts';
import { createApp } from './http/create-app.ts';
import { serveHealth } from './http/serve-health.ts';
import type { Job } from './jobs/job.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { createAddressPolicy } from './outbound/address-policy.ts';
import { allRoutes } from './routes/all-routes.ts';
import { createPublicApi } from './routes/create-public-api.ts';
import { seedDomain } from './setup/seed-domain.ts';
import { seedFirstAdmin } from './setup/seed-first-admin.ts';
import { registerSite } from './site/register-site.ts';
import { startSweeper } from './start-sweeper.ts';
import { createSweepJob } from './sweep-job.ts';

export interface RunningServer {
  readonly url: string;
  /** The first admin's password, when this start created one. */
  readonly generatedPassword: string | undefined;
  /** Completes the requests in flight, then ends everything this server started. */
  stop(): Promise<void>;
}

/** How long requests in flight may take after a shutdown request, in milliseconds. */
const DRAIN_LIMIT = 8_000;
/** Maximum time for connections to close, in milliseconds. The database server closes the remaining connections. */
const CLOSE_TIMEOUT = 500;

/** Milliseconds between the times that a server stores to show that it is alive. */
const HEARTBEAT = 5_000;

/** Seconds between sweeps, for all servers of the database together. */
const SWEEP_PERIOD = 3_600;

/** How long the database may take to become available, in milliseconds, when it starts together with this server. */
const DATABASE_LIMIT = 30_000;

const HOST_DIR = join(import.meta.dirname, '..', '..', 'host', 'dist');

/**
 * Starts database, engines, API and site.
 *
 * @throws StartError with one sentence that gives the reason.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const embedded = config['database-url'] ? undefined : await startDatabase(config);
  let isEnding = false;
  const databaseUrl = config['database-url'] ?? embedded?.url ?? '';
  const connection = connectDatabase(databaseUrl, (error) => {
    // The code that restarts the embedded server also reports its failure.
    if (!isEnding && !embedded) report(`A connection to the database was lost: ${error.message}.`);
  });
  const engines = createEngineRegistry(createEmbeddedEngines());
  let jobs: Jobs | undefined;
  const end = async (): Promise<void> => {
    isEnding = true;
    await jobs?.stop();
    await engines.stop();
    await Promise.race([connection.close(), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    const prepared = await prepareDatabase({ ...connection, engines }, config);
    const serverId = createId();
    await touchServer(connection.database, serverId);
    const connections = createConnectionEngines(connection.database, engines, {
      cipher: createSecretCipher(
        config['secret-key'] ?? (await readStoredKey(config['data-dir'], 'secret-key')),
      ),
      policy: createAddressPolicy(config['connection-addresses']),
    });
    await connections.refresh();
    const sweepJob = createSweepJob(connection.database);
    const reportFailure = (subject: string) => (error: unknown) => {
      if (!isEnding && !isDatabaseAway(error)) report(`${subject} failed: ${innermost(error).message}.`);
    };
    const mailJob = createMailJobFor(config, connection.database);
    const work = { database: connection.database, engines, clock: () => new Date() };
    const started = await startJobs({
      url: databaseUrl,
      jobs: [sweepJob, createEvaluationJob(work), ...(mailJob ? [mailJob] : [])],
      onError: reportFailure('A background job'),
    });
    jobs = started;
    const mails = mailJob && createMails(started, mailJob);
    const services = { ...connection, engines, connections, jobs: started, serverId, mails };
    const app = await createConsole(config, services);
    const url = await listen(app, config);
    void logIsolation(app.log);
    const sweeper = startSweeper(
      () => started.start(sweepJob, {}, { onceIn: SWEEP_PERIOD }),
      reportFailure('The start of a sweep'),
    );
    const heartbeat = startSweeper(
      async () => {
        await touchServer(connection.database, serverId);
        await closeLostRuns(connection.database);
        await connections.refresh();
      },
      reportFailure('The heartbeat'),
      HEARTBEAT,
    );
    const stop = async (): Promise<void> => {
      const drained = Promise.all([app.close(), sweeper.stop().then(() => started.stop())]);
      await Promise.race([drained, setTimeout(DRAIN_LIMIT, undefined, { ref: false })]);
      await heartbeat.stop();
      await connections.stop();
      await removeServer(connection.database, serverId).catch(() => undefined);
      await end();
    };
    return { url, generatedPassword: prepared.generatedPassword, stop };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Returns the job that sends mails, if the configuration names an SMTP server. */
function createMailJobFor(config: Config, database: Database): Job<MailRequest> | undefined {
  const { 'smtp-url': url, 'mail-from': from = '', 'public-url': publicUrl = '' } = config;
  if (url === undefined) return undefined;
  return createMailJob({
    database,
    mailer: createMailer({ url, from }),
    publicUrl,
    console: config.name,
    clock: () => new Date(),
    onRejected: ({ message }) => report(`The SMTP server rejected a mail: ${message}.`),
  });
}

function startDatabase(config: Config): Promise<EmbeddedPostgres> {
  const isVerbose = config['log-level'] === 'debug';
  return startEmbeddedPostgres({
    dataDir: resolve(config['data-dir']),
    log: (line) => {
      if (isVerbose) report(line);
    },
    onServerExit: (reason) => report(`The database server ended by itself and is started again: ${reason}.`),
  });
}

/** Writes one line to stderr. For messages that belong to no request. */
function report(text: string): void {
  console.error(`atrium: ${escapeControls(text)}`);
}

/** Waits for the database, migrates it, and gives an empty one its first admin and examples. */
async function prepareDatabase(
  { pool, database, engines }: DatabaseConnection & { readonly engines: EngineRegistry },
  config: Config,
): Promise<{ readonly generatedPassword: string | undefined }> {
  await waitForDatabase(pool, DATABASE_LIMIT);
  await assertSupportedDatabase(pool);
  await migrateDatabase(pool).catch((error: unknown) => {
    throw new StartError(`Failed to migrate the database: ${innermost(error).message}.`);
  });
  const at = new Date();
  // The examples are written in Chinese and English. For other languages the English ones are used.
  const locale = config['default-locale'].startsWith('zh') ? 'zh-CN' : 'en-US';
  const admin = await seedFirstAdmin(database, { password: config['admin-password'], at });
  if (admin) await seedDomain(database, { adminId: admin.id, at, engines, locale });
  return { generatedPassword: admin?.generatedPassword };
}

/** Returns the database's own error, without the statement that caused it. */
function innermost(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause === undefined ? error : innermost(error.cause);
}

async function createConsole(
  config: Config,
  {
    database,
    pool,
    ...services
  }: DatabaseConnection & Pick<AppDependencies, 'engines' | 'connections' | 'jobs' | 'mails' | 'serverId'>,
): Promise<FastifyInstance> {
  const wireKey = config['wire-key'] ?? (await readStoredKey(config['data-dir'], 'wire-key'));
  const clock = (): Date => new Date();
  const requiresMobile = config.features.requireMobile === true;
  const deps = { database, ...services, clock, requiresMobile };
  const app = await createApp({
    wireKey,
    routes: allRoutes(deps),
    clock,
    authenticate: (token) => authenticate(database, token, clock()),
    publicApi: createPublicApi(deps),
    origins: config.origins,
    trustProxy: config['trust-proxy'].length > 0 ? config['trust-proxy'] : false,
    logger: { level: config['log-level'] },
  });
  await app.register(serveHealth, { pingDatabase: () => pool.query('select 1') });
  await registerSite(app, {
    hostDir: HOST_DIR,
    remotesDir: config['remotes-from'] === 'none' ? undefined : resolve(config['remotes-from']),
    remotes: config.remotes,
    remotesOrigin: config['remotes-origin'],
    menuPaths: () => readFramePaths(database),
    deployment: createDeployment(config, wireKey),
  });
  return app;
}

function createDeployment(config: Config, wireKey: string): Deployment {
  return deploymentSchema.parse({
    appId: config['app-id'],
    name: config.name,
    wireKey,
    locales: config.locales,
    defaultLocale: config['default-locale'],
    features: config.features,
    ...(config['smtp-url'] === undefined ? {} : { sendsMail: true }),
    frames: config.frames,
    announcement: config.announcement,
  });
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Another program uses port ${port}. Choose another port with --port.`);
    }
    if (code === 'EACCES') throw new StartError(`This user has no permission to listen on port ${port}.`);
    if (code === 'EADDRNOTAVAIL') throw new StartError(`This machine does not have the address ${host}.`);
    throw error;
  }
}
