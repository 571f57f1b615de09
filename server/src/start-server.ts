import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Deployment, deploymentSchema, ROUTES } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/read-config.ts';
import { readOrCreateKey } from './config/read-or-create-key.ts';
import { connectDatabase, type DatabaseConnection } from './database/connect-database.ts';
import type { Database } from './database/database.ts';
import { StartError } from './domain/start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { createEmbeddedEngines } from './engines/embedded/create-embedded-engines.ts';
import { logIsolation } from './engines/isolation/log-isolation.ts';
import { createEngineRegistry, type EngineRegistry } from './engines/run/engine-registry.ts';
import { createMailJob } from './features/account/mail-job.ts';
import type { AppDependencies } from './features/app-dependencies.ts';
import { createMailQueue } from './features/mail/create-mail-queue.ts';
import type { MailRequest } from './features/mail/mail-request.ts';
import { readFramePaths } from './features/menu/menu-repository.ts';
import { readModelBytes } from './features/model-file/model-file-repository.ts';
import { PASSKEY_TIMEOUT } from './features/passkey/passkey-flow.ts';
import { registerProviderLogout } from './features/provider/register-provider-logout.ts';
import { authenticate } from './features/session/authenticate.ts';
import { withServerTexts } from './features/translations/server-texts.ts';
import { createApiServer } from './http/create-api-server.ts';
import { serveHealth } from './http/serve-health.ts';
import type { Job } from './jobs/job.ts';
import { createMailer } from './mail/mailer.ts';
import { createProvider } from './openid/create-provider.ts';
import { prepareSchema } from './prepare-schema.ts';
import { report } from './report.ts';
import { allRoutes } from './routes/all-routes.ts';
import { createPublicApi } from './routes/create-public-api.ts';
import { createScimApi } from './routes/create-scim-api.ts';
import { seedExamples } from './setup/seed-examples.ts';
import { seedFirstAdmin } from './setup/seed-first-admin.ts';
import { createBuiltInMessages } from './site/create-built-in-messages.ts';
import { registerSite } from './site/register-site.ts';
import { startWork, type Work } from './start-work.ts';
import { acceptsPasskeys, createRelyingParty } from './webauthn/create-relying-party.ts';

export interface RunningServer {
  readonly url: string;
  /** The random password of the first admin, if this start created the admin and no password was configured. */
  readonly generatedPassword: string | undefined;
  /** Completes the requests in flight, then ends everything this server started. */
  stop(): Promise<void>;
}

/** How long requests in flight and running jobs may take together after a shutdown request, in milliseconds. */
const SHUTDOWN_TIMEOUT = 8_000;
/**
 * Maximum time for the connections to the database to close, in milliseconds. The database server
 * closes those that are still open then.
 */
const CLOSE_TIMEOUT = 500;

/** How long running jobs may take to finish their current step, in milliseconds. */
const JOB_DRAIN_TIMEOUT = 6_000;

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
  const engines = createEngineRegistry(
    createEmbeddedEngines((id) => readModelBytes(connection.database, id)),
  );
  let work: Work | undefined;
  const closeAll = async (): Promise<void> => {
    isEnding = true;
    await work?.drain();
    await work?.stop();
    await engines.stop();
    await Promise.race([connection.close(), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    const prepared = await prepareDatabase({ ...connection, engines }, config);
    const mailJob = createMailJobFor(config, connection.database);
    const builds = getBuildLocations(config);
    const builtInMessages = withServerTexts(createBuiltInMessages(builds));
    const deps = { ...connection, engines, builtInMessages };
    const started = await startWork({ ...deps, url: databaseUrl }, config, {
      jobs: mailJob ? [mailJob] : [],
      drainTimeout: JOB_DRAIN_TIMEOUT,
    });
    work = started;
    const { connections, onnx, jobs, cipher, serverId } = started;
    const mailQueue = mailJob && createMailQueue(jobs, mailJob);
    const services = { ...deps, connections, onnx, jobs, serverId, mailQueue, cipher };
    const app = await createServerWithSite(config, builds, services);
    const url = await listen(app, config);
    void logIsolation(app.log);
    const stop = async (): Promise<void> => {
      const draining = Promise.all([app.close(), started.drain()]);
      await Promise.race([draining, setTimeout(SHUTDOWN_TIMEOUT, undefined, { ref: false })]);
      await started.stop();
      // `closeAll` drains and stops the work again, which only waits for what has not ended yet.
      await closeAll();
    };
    return { url, generatedPassword: prepared.generatedPassword, stop };
  } catch (error) {
    await closeAll();
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
    deploymentName: config.name,
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
    onServerExit: (reason) => report(`The database server ended unexpectedly and is restarted: ${reason}.`),
  });
}

/** Waits for the database and migrates it. Creates the first admin and the examples in an empty database. */
async function prepareDatabase(
  { pool, database, engines }: DatabaseConnection & { readonly engines: EngineRegistry },
  config: Config,
): Promise<{ readonly generatedPassword: string | undefined }> {
  await prepareSchema(pool);
  const at = new Date();
  const locale = config['default-locale'];
  const admin = await seedFirstAdmin(database, { password: config['admin-password'], at });
  if (admin) await seedExamples(database, { adminId: admin.id, at, engines, locale });
  return { generatedPassword: admin?.generatedPassword };
}

/** Returns the locations of the builds of the host and of the remotes. */
function getBuildLocations(config: Config) {
  return {
    hostDir: HOST_DIR,
    remotesDir: config['remotes-from'] === 'none' ? undefined : resolve(config['remotes-from']),
    remotes: config.remotes,
    remotesOrigin: config['remotes-origin'],
  };
}

async function createServerWithSite(
  config: Config,
  builds: ReturnType<typeof getBuildLocations>,
  {
    database,
    pool,
    ...services
  }: DatabaseConnection &
    Pick<
      AppDependencies,
      'builtInMessages' | 'engines' | 'connections' | 'onnx' | 'jobs' | 'mailQueue' | 'cipher' | 'serverId'
    >,
): Promise<FastifyInstance> {
  const wireKey = config['wire-key'] ?? (await readOrCreateKey(config['data-dir'], 'wire-key'));
  const clock = (): Date => new Date();
  const requiresMobile = config.features.requireMobile === true;
  const factorRoles = config['second-factor-roles'];
  const publicUrl = config['public-url'] ?? '';
  const providers = config['sign-in-providers'].map((one) => createProvider(one, { publicUrl, clock }));
  const relyingParty = createRelyingParty({ publicUrl, name: config.name, timeout: PASSKEY_TIMEOUT });
  const deps = {
    database,
    ...services,
    clock,
    requiresMobile,
    requiresConfirmedMail: config.features.confirmMail === true,
    consoleName: config.name,
    factorRoles,
    providers,
    relyingParty,
  };
  const app = await createApiServer({
    wireKey,
    routes: allRoutes(deps),
    clock,
    authenticate: (token) => authenticate(database, token, clock()),
    publicApi: createPublicApi(deps),
    scimApi: createScimApi(deps),
    origins: config.origins,
    trustProxy: config['trust-proxy'].length > 0 ? config['trust-proxy'] : false,
    logger: { level: config['log-level'] },
  });
  await registerProviderLogout(app, deps);
  await app.register(serveHealth, { pingDatabase: () => pool.query('select 1') });
  await registerSite(app, {
    ...builds,
    framePaths: () => readFramePaths(database),
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
    ...(acceptsPasskeys(config['public-url'] ?? '') ? { hasPasskeys: true } : {}),
    ...listSignInMethods(config),
    frames: config.frames,
    announcement: config.announcement,
  });
}

/** Returns the ways to sign in other than the password, for the sign-in page. */
function listSignInMethods(config: Config): Pick<Deployment, 'signInMethods'> {
  const methods = config['sign-in-providers'].map(({ id, name }) => ({
    name,
    provider: id,
    address: `${ROUTES.providerSignIn}/${id}`,
  }));
  return methods.length > 0 ? { signInMethods: methods } : {};
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Another program uses port ${port}. Choose another port with --port.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`The operating system does not let Atrium listen on port ${port}.`);
    }
    if (code === 'EADDRNOTAVAIL') throw new StartError(`This machine does not have the address ${host}.`);
    throw error;
  }
}
