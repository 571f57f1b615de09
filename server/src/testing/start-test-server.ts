import {
  type BodyOf,
  type Call,
  type DataOf,
  type Envelope,
  envelopeSchema,
  type Role,
} from '@atrium/contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { v7 as createId } from 'uuid';
import { connectDatabase } from '../database/connect-database.ts';
import type { Database } from '../database/database.ts';
import { createSecretCipher } from '../domain/secret-cipher.ts';
import { type BuiltInMessages, NO_BUILT_IN_MESSAGES } from '../domain/texts/built-in-messages.ts';
import { createEmbeddedEngines } from '../engines/embedded/create-embedded-engines.ts';
import { createTrainer, type Trainer } from '../engines/embedded/create-trainer.ts';
import { createEngineRegistry, type EngineRegistry } from '../engines/run/engine-registry.ts';
import { createMailJob } from '../features/account/mail-job.ts';
import type { AppDependencies } from '../features/app-dependencies.ts';
import { createBatchJobs } from '../features/batch/batch-job.ts';
import { createWebhookClient } from '../features/batch/create-webhook-client.ts';
import { createWebhookJob } from '../features/batch/webhook-job.ts';
import {
  type ConnectionSettings,
  createConnectionEngines,
} from '../features/connection/connection-engines.ts';
import { createEvaluationJob } from '../features/evaluation/evaluation-job.ts';
import { createMailQueue } from '../features/mail/create-mail-queue.ts';
import { readModelBytes } from '../features/model-file/model-file-repository.ts';
import { createOnnxEngines } from '../features/onnx-model/onnx-engines.ts';
import { PASSKEY_TIMEOUT } from '../features/passkey/passkey-flow.ts';
import { registerProviderLogout } from '../features/provider/register-provider-logout.ts';
import { authenticate } from '../features/session/authenticate.ts';
import { createTrainingJob } from '../features/training/training-job.ts';
import { createDraftingJob } from '../features/translations/drafting-job.ts';
import { createApiServer } from '../http/create-api-server.ts';
import type { RouteDeclaration } from '../http/declare-route.ts';
import { createNodeCipher } from '../http/wire/node-cipher.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { createMailer } from '../mail/mailer.ts';
import { createProvider, type Provider } from '../openid/create-provider.ts';
import type { ProviderSettings } from '../openid/provider-settings.ts';
import { createAddressPolicy } from '../outbound/address-policy.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { createPublicApi } from '../routes/create-public-api.ts';
import { createScimApi } from '../routes/create-scim-api.ts';
import { seedExamples } from '../setup/seed-examples.ts';
import { seedFirstAdmin } from '../setup/seed-first-admin.ts';
import { createRelyingParty } from '../webauthn/create-relying-party.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { createTestJobs } from './create-test-jobs.ts';
import { testHasher } from './test-hasher.ts';

/** The effort of a captcha in tests, which register many users. It is far below the product's effort. */
const CAPTCHA_EFFORT = { rounds: 10, fewestKeys: 2, mostKeys: 4 };

export interface TestServerOptions {
  /** The database server. The default is the one that all test files share. */
  readonly postgresUrl?: string;
  /** A server whose database the new server shares. Close the new server before this one. */
  readonly peer?: TestServer;
  /** The server's clock. The default is the real one. */
  readonly clock?: () => Date;
  readonly engines?: EngineRegistry;
  readonly trainer?: Trainer;
  /** Maximum bytes that one user may store. */
  readonly storedBytes?: number;
  /** Whether registration requires a mobile number. */
  readonly requiresMobile?: boolean;
  /** Whether users who register must confirm their email address. */
  readonly requiresConfirmedMail?: boolean;
  /** The routes to serve. The default is all of them. */
  readonly routes?: (deps: AppDependencies) => readonly RouteDeclaration[];
  /** The addresses that connections may reach. The default is public addresses only. */
  readonly connections?: ConnectionSettings;
  /** The SMTP server for mails, and the address of the console in them. The default is no mail. */
  readonly mail?: { readonly url: string; readonly publicUrl: string };
  /** The roles whose users must have a second factor. The default is none. */
  readonly factorRoles?: readonly Role[];
  /** The sign-in providers, and the address of the console. The default is none. */
  readonly providers?: {
    readonly list: readonly ProviderSettings[];
    readonly publicUrl: string;
    /** Milliseconds for each request to a provider. */
    readonly timeout?: number;
  };
  /** The address of the console, for passkeys. The default is none. */
  readonly passkeyUrl?: string;
  /** The texts of the console's builds. The default is none. */
  readonly builtInMessages?: BuiltInMessages;
  /** The maximum number of calls that run in parallel. The default is that of the product. */
  readonly maxInFlight?: number;
  /** Other origins whose pages may send calls. */
  readonly origins?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The file of the call. */
  readonly file?: Blob;
}

/** The response to a call: the status, and the decrypted envelope if there was one. */
export interface CallResponse<Data> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly envelope: Envelope | undefined;
  /** The data of a successful call. Throws when the call failed. */
  readonly data: Data;
}

export interface TestServer {
  readonly app: FastifyInstance;
  /** The server's database, for a test to read or prepare. */
  readonly database: Database;
  readonly databaseUrl: string;
  readonly engines: EngineRegistry;
  readonly wireKey: string;
  readonly adminId: string;
  readonly adminPassword: string;
  call<C extends Call>(call: C, body: BodyOf<C>, options?: CallOptions): Promise<CallResponse<DataOf<C>>>;
  /** Listens on a free loopback port, for tests that need a real connection. Returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const WIRE_KEY = 'the wire key of every test server';
const ADMIN_PASSWORD = 'correct horse battery staple';

/**
 * Starts the real server in this process, on its own database with the first admin and the seeds, or on the database of
 * a peer.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { peer } = options;
  const connection = peer ? connectToPeer(peer) : await createTestDatabase(options.postgresUrl);
  const { database } = connection;
  const clock = options.clock ?? (() => new Date());
  const engines =
    options.engines ?? createEngineRegistry(createEmbeddedEngines((id) => readModelBytes(database, id)));
  const trainer = options.trainer ?? createTrainer();
  const adminId = peer ? peer.adminId : await seed(database, clock(), engines);
  const { storedBytes, requiresMobile, requiresConfirmedMail } = options;
  const serverId = createId();
  const connections = createConnectionEngines(database, engines, options.connections);
  const onnx = createOnnxEngines(database, engines);
  const builtInMessages = options.builtInMessages ?? NO_BUILT_IN_MESSAGES;
  const jobDeps = { database, engines, clock, serverId, storedBytes };
  const mailJob = options.mail && createTestMailJob(database, options.mail, clock);
  const webhookClient = createWebhookClient(options.connections?.policy ?? createAddressPolicy([]));
  const jobs: Jobs = createTestJobs({
    url: connection.url,
    jobs: () => [
      createEvaluationJob(jobDeps),
      createTrainingJob({ ...jobDeps, trainer }),
      createDraftingJob({ ...jobDeps, connections, builtInMessages }),
      ...createBatchJobs({ ...jobDeps, jobs }),
      createWebhookJob({ ...jobDeps, cipher: connections.cipher, client: webhookClient }),
      ...(mailJob ? [mailJob] : []),
    ],
  });
  const deps: AppDependencies = {
    database,
    builtInMessages,
    engines,
    connections,
    onnx,
    jobs,
    mailQueue: mailJob && createMailQueue(jobs, mailJob),
    cipher: createSecretCipher('the secret key of every test server'),
    consoleName: 'Atrium',
    factorRoles: options.factorRoles ?? [],
    providers: createTestProviders(options, clock),
    relyingParty: createRelyingParty({
      publicUrl: options.passkeyUrl ?? '',
      name: 'Atrium',
      timeout: PASSKEY_TIMEOUT,
    }),
    serverId,
    clock,
    storedBytes,
    requiresMobile,
    requiresConfirmedMail,
    captchaEffort: CAPTCHA_EFFORT,
  };
  const app = await createApiServer({
    wireKey: WIRE_KEY,
    routes: (options.routes ?? allRoutes)(deps),
    clock,
    authenticate: (token) => authenticate(database, token, clock()),
    publicApi: createPublicApi(deps),
    scimApi: createScimApi(deps),
    ...(options.maxInFlight === undefined ? {} : { maxInFlight: options.maxInFlight }),
    ...(options.origins === undefined ? {} : { origins: options.origins }),
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  });
  await registerProviderLogout(app, deps);
  return {
    app,
    database,
    databaseUrl: connection.url,
    engines,
    wireKey: WIRE_KEY,
    adminId,
    adminPassword: ADMIN_PASSWORD,
    call: (call, body, callOptions) => injectCall(app, call, body, callOptions),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await jobs.stop();
      await connections.stop();
      await webhookClient.close();
      await onnx.stop();
      await Promise.all([engines.stop(), trainer.stop()]);
      await connection.close();
    },
  };
}

function connectToPeer({ databaseUrl: url }: TestServer): TestDatabase {
  return { ...connectDatabase(url, () => undefined), url };
}

/** Creates the first admin and the seeds. Returns the id of the admin. */
async function seed(database: Database, at: Date, engines: EngineRegistry): Promise<string> {
  const admin = await seedFirstAdmin(database, { password: ADMIN_PASSWORD, at, hasher: testHasher });
  if (!admin) throw new Error('The test database was not empty.');
  await seedExamples(database, { adminId: admin.id, at, engines, locale: 'zh-CN' });
  return admin.id;
}

function createTestProviders({ providers }: TestServerOptions, clock: () => Date): readonly Provider[] {
  if (!providers) return [];
  const { list, ...options } = providers;
  return list.map((settings) => createProvider(settings, { ...options, clock }));
}

/** Returns the job that sends mails in the background, as on a server. */
function createTestMailJob(
  database: Database,
  { url, publicUrl }: NonNullable<TestServerOptions['mail']>,
  clock: () => Date,
) {
  const mailer = createMailer({ url, from: 'Atrium <atrium@example.com>' });
  const onRejected = () => undefined;
  return createMailJob({ database, mailer, publicUrl, deploymentName: 'Atrium', clock, onRejected });
}

async function injectCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  body: BodyOf<C>,
  { token, headers, file }: CallOptions = {},
): Promise<CallResponse<DataOf<C>>> {
  const cipher = createNodeCipher(WIRE_KEY);
  const request = await createPayload(cipher.seal(JSON.stringify(body)), file);
  const response = await app.inject({
    method: 'POST',
    url: call.path,
    headers: { 'content-type': request.type, ...(token ? { 'x-token': token } : {}), ...headers },
    payload: request.payload,
  });
  const envelope = readEnvelope(call, response, cipher);
  return {
    status: response.statusCode,
    headers: response.headers,
    envelope,
    get data() {
      if (envelope?.code !== 0) {
        throw new Error(`${call.path} failed: ${response.statusCode} ${JSON.stringify(envelope)}`);
      }
      return envelope.data as DataOf<C>;
    },
  };
}

/** Returns the envelope of a response. For a downloaded file, returns an envelope with the file as its data. */
function readEnvelope(
  call: Call,
  { body, rawPayload, headers }: Awaited<ReturnType<FastifyInstance['inject']>>,
  cipher: ReturnType<typeof createNodeCipher>,
): Envelope | undefined {
  const type = String(headers['content-type']);
  if (call.isDownload && !type.startsWith('text/plain')) {
    return { code: 0, data: new Blob([new Uint8Array(rawPayload)], { type }) };
  }
  return body === '' ? undefined : envelopeSchema.parse(JSON.parse(cipher.open(body)));
}

/** Returns the payload of a request: the encrypted body alone, or a form with the body and a file. */
async function createPayload(
  sealed: string,
  file: Blob | undefined,
): Promise<{ readonly type: string; readonly payload: string | Buffer }> {
  if (!file) return { type: 'text/plain', payload: sealed };
  const form = new FormData();
  form.set('body', sealed);
  form.set('file', file);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { type: encoded.headers.get('content-type') ?? '', payload };
}
