import { existsSync, readFileSync } from 'node:fs';
import {
  algorithmListCall,
  assetsListCall,
  type BodyOf,
  type Call,
  dashboardSummaryCall,
  menuListCall,
  nlpCalls,
  profileCall,
} from '@atrium/contract';
import { createDataDir, startServerProcess } from '../reliability/server-process.ts';
import { type ConsoleRequest, createConsoleSender } from './create-console-sender.ts';
import type { LoadMeasurement } from './create-sender.ts';

/** The calls that a signed-in console sends, in turn. */
const REQUESTS: readonly ConsoleRequest[] = [
  createRequest(menuListCall, { header: [], sider: [] }),
  createRequest(profileCall, {}),
  createRequest(algorithmListCall, {}),
  createRequest(assetsListCall, {}),
  createRequest(nlpCalls.list, { keyword: '中文' }),
  createRequest(dashboardSummaryCall, { timeZone: 'Asia/Shanghai' }),
];

/** The rate that the server must sustain. */
const STEADY = { perSecond: 400, seconds: 15 };
/** The number of parallel callers that measure the highest rate. */
const CALLERS = 32;
/** The time for which these callers send requests, in milliseconds. */
const LOAD_DURATION = 4_000;
/** The flood sends requests at `factor` times the highest rate. */
const FLOOD = { factor: 3, seconds: 8 };

/** Times are in milliseconds. */
export interface LoadReport {
  readonly phases: readonly LoadMeasurement[];
  /** The largest memory of the server process in megabytes. Undefined where the system does not report it. */
  readonly memoryMb: number | undefined;
  /** The time from the end of the flood to the next successful response. */
  readonly recoveredAfter: number;
}

/**
 * Measures how a server that runs as in production responds to the calls of a signed-in user: at the required rate, at
 * its highest rate, and at three times its highest rate. The callers share the processors with the server.
 */
export async function measureLoad(): Promise<LoadReport> {
  const dataDir = await createDataDir();
  const server = await startServerProcess(dataDir.path);
  const memory: number[] = [];
  const memoryTimer = setInterval(() => memory.push(...readMemory(server.child.pid)), 200);
  try {
    const sender = createConsoleSender(server.url, await server.signIn(), REQUESTS);
    // Warms up the server. The result is not part of the report.
    await sender.runCallers(8, 1_500);
    const steady = await sender.sendAtRate(STEADY.perSecond, STEADY.seconds);
    const busiest = await sender.runCallers(CALLERS, LOAD_DURATION);
    const flood = await sender.sendAtRate(FLOOD.factor * busiest.perSecond, FLOOD.seconds);
    const startedAt = performance.now();
    // Sends requests until one succeeds.
    while ((await sender.runCallers(1, 1)).succeeded === 0);
    const recoveredAfter = performance.now() - startedAt;
    const phases = [
      { phase: `${STEADY.perSecond} requests a second`, ...steady },
      { phase: 'maximum rate', ...busiest },
      { phase: `${FLOOD.factor} times the maximum rate`, ...flood },
    ];
    return { phases, memoryMb: memory.length > 0 ? Math.max(...memory) : undefined, recoveredAfter };
  } finally {
    clearInterval(memoryTimer);
    server.child.kill('SIGTERM');
    await server.ended;
    await dataDir.remove();
  }
}

function createRequest<C extends Call>({ path }: C, body: BodyOf<C>): ConsoleRequest {
  return { path, body };
}

/** Returns the memory of a process in megabytes, or an empty list where the system does not report it. */
function readMemory(id: number | undefined): readonly number[] {
  const path = `/proc/${id}/status`;
  if (!existsSync(path)) return [];
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1];
  return kilobytes === undefined ? [] : [Math.round(Number(kilobytes) / 1_024)];
}
