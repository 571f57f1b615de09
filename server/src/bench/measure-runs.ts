import {
  API_LIMITS,
  appCalls,
  keyCalls,
  loginCall,
  resetPasswordCall,
  targetListCall,
  userCreateCall,
} from '@atrium/contract';
import {
  createDataDir,
  readPostmasterPid,
  type ServerProcess,
  startServerProcess,
} from '../reliability/server-process.ts';
import type { ConsoleRequest } from './create-console-sender.ts';
import { createSender, type LoadMeasurement } from './create-sender.ts';
import { createProcessTimeReader } from './processor-clock.ts';
import { runCallersInThread } from './run-callers-in-thread.ts';

const TEXT = 'Good morning to all of you. The train to the mountains leaves at half past nine.';
/** The rate of the quiet user, whose latency is measured alone and during the flood of another user. */
const QUIET_RUNS_PER_SECOND = 5;
/** The number of parallel callers of the flood. Each sends its next run as soon as it receives a response. */
const FLOOD_CALLERS = 32;
const PASSWORD = 'a long password for the benchmark';

/** Times are in milliseconds. */
export interface RunReport {
  readonly phases: readonly LoadMeasurement[];
  /** Average processor time per run at the steady rate: in the server with its engines, and in the database. */
  readonly processorTime: { readonly server: number; readonly database: number };
  /** The p95 latency of a user while another user floods the server, divided by its value without the flood. */
  readonly slowdown: number;
}

interface Options {
  /** The steady rate of the first phase. */
  readonly perSecond: number;
  /** The length of each phase. */
  readonly seconds: number;
}

/**
 * Measures runs that are started with an API key. The app has a fast task, and the server runs as in production. Then
 * it measures the runs of one user, without and with a flood of runs by another user. The callers share the processors
 * with the server.
 */
export async function measureRuns({ perSecond, seconds }: Options): Promise<RunReport> {
  const dataDir = await createDataDir();
  const server = await startServerProcess(dataDir.path);
  try {
    const adminToken = await server.signIn();
    const runner = await createRunner(server, adminToken, 'Benchmark');
    // Warms up the server and the engine, with 4 callers for 3 seconds. The result is not part of the report.
    await runner.runCallers(4, 3_000);
    const readServerTime = createProcessTimeReader(server.child.pid ?? 0);
    const readDatabaseTime = createProcessTimeReader(await readPostmasterPid(dataDir.path));
    const before = { server: readServerTime(), database: readDatabaseTime() };
    const steady = await runner.sendAtRate(perSecond, seconds);
    const runs = perSecond * seconds;
    const processorTime = {
      server: (readServerTime() - before.server) / runs,
      database: (readDatabaseTime() - before.database) / runs,
    };
    const quietRunner = await createRunner(server, await addUser(server, adminToken), 'Quiet');
    const requests = await createFloodApp(server, adminToken);
    const alone = await quietRunner.sendAtRate(QUIET_RUNS_PER_SECOND, seconds);
    const [duringFlood, flood] = await Promise.all([
      quietRunner.sendAtRate(QUIET_RUNS_PER_SECOND, seconds),
      runCallersInThread({
        url: server.url,
        token: adminToken,
        requests,
        callers: FLOOD_CALLERS,
        duration: seconds * 1_000,
      }),
    ]);
    const phases = [
      { phase: `${perSecond} runs a second`, ...steady },
      { phase: 'one user alone', ...alone },
      { phase: 'the same user during the flood', ...duringFlood },
      { phase: 'the flood', ...flood },
    ];
    return { phases, processorTime, slowdown: duringFlood.p95 / alone.p95 };
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await dataDir.remove();
  }
}

/** Creates an app and an API key for the user of a session, and returns a client that runs the app with this key. */
async function createRunner(server: ServerProcess, token: string, name: string) {
  const { id } = await server.call(
    appCalls.nlp.create,
    { name, targetId: await findTarget(server, token) },
    token,
  );
  const limits = { perMinute: API_LIMITS.keyPerMinute.max, perDay: API_LIMITS.keyPerDay.max };
  const { secret } = await server.call(keyCalls.create, { appId: id, name, ...limits }, token);
  return createSender([
    {
      address: `${server.url}/v1/apps/${id}/invoke`,
      options: {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ inputs: { text: TEXT } }),
      },
    },
  ]);
}

/**
 * Creates an app, and returns a list with the one request that runs it. The request uses the console API, where no
 * limit of an API key applies.
 */
async function createFloodApp(server: ServerProcess, token: string): Promise<readonly ConsoleRequest[]> {
  const draft = { name: 'Flood', targetId: await findTarget(server, token) };
  const { id } = await server.call(appCalls.nlp.create, draft, token);
  return [{ path: appCalls.nlp.run.path, body: { id, input: { kind: 'text', text: TEXT } } }];
}

/** Returns the id of the target for language detection, the fastest task. */
async function findTarget(server: ServerProcess, token: string): Promise<string> {
  const { list } = await server.call(targetListCall, { kind: 'nlp' }, token);
  const target = list.find(({ task }) => task === 'language');
  if (!target) throw new Error('The server has no language detection.');
  return target.id;
}

/** Creates a user, sets a password, and returns the token of a session of this user. */
async function addUser(server: ServerProcess, adminToken: string): Promise<string> {
  const account = 'quiet';
  const draft = { account, mail: 'quiet@example.com', name: 'Quiet', access: ['user' as const] };
  const { path } = await server.call(userCreateCall, draft, adminToken);
  // The fragment of the link contains the token that sets a password.
  const token = new URLSearchParams(path.slice(path.indexOf('#') + 1)).get('token') ?? '';
  await server.call(resetPasswordCall, { token, password: PASSWORD });
  return (await server.call(loginCall, { account, password: PASSWORD })).token;
}
