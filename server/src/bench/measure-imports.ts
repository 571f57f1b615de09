import {
  type Algorithm,
  algorithmImportCall,
  algorithmListCall,
  type BodyOf,
  LIMITS,
} from '@atrium/contract';
import { v4 } from 'uuid';
import {
  createDataDir,
  readPostmasterPid,
  type ServerProcess,
  startServerProcess,
} from '../reliability/server-process.ts';
import { createProcessTimeReader } from './processor-clock.ts';

type Row = BodyOf<typeof algorithmImportCall>['rows'][number];

/** The size of an import request of the console, in characters. */
const BATCH_LENGTH = 60_000;
/** The number of import requests that the console sends at the same time. */
const REQUESTS_AT_ONCE = 2;
const TASKS = ['cluster', 'anomaly', 'forecast'] as const satisfies readonly Algorithm['task'][];
const WORDS = [
  'invoice',
  'customer',
  'sensor',
  'forecast',
  'delivery',
  '客户',
  '发票',
  '传感器',
  '预测',
  '物流',
];

/** Times are in milliseconds: elapsed time, and CPU time of the server and of its database. */
export interface ImportMeasurement {
  readonly step: 'import' | 'export';
  readonly rows: number;
  readonly elapsed: number;
  readonly server: number;
  readonly database: number;
}

/** Imports rows as the console does, into a server that runs as in production, and then reads all of them. */
export async function measureImports(rows: number): Promise<readonly ImportMeasurement[]> {
  const dataDir = await createDataDir();
  const server = await startServerProcess(dataDir.path);
  try {
    const token = await server.signIn();
    const readDatabaseTime = createProcessTimeReader(await readPostmasterPid(dataDir.path));
    const readServerTime = createProcessTimeReader(server.child.pid ?? process.pid);
    const measureStep = async (
      step: ImportMeasurement['step'],
      runStep: () => Promise<number>,
    ): Promise<ImportMeasurement> => {
      const [startedAt, serverBefore, databaseBefore] = [
        performance.now(),
        readServerTime(),
        readDatabaseTime(),
      ];
      const count = await runStep();
      const elapsed = Math.round(performance.now() - startedAt);
      const processorTimes = {
        server: readServerTime() - serverBefore,
        database: readDatabaseTime() - databaseBefore,
      };
      return { step, rows: count, elapsed, ...processorTimes };
    };
    return [
      await measureStep('import', () => importRows(server, token, rows)),
      await measureStep('export', () => exportRows(server, token)),
    ];
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await dataDir.remove();
  }
}

async function importRows(server: ServerProcess, token: string, count: number): Promise<number> {
  const importId = v4();
  const batches = createBatches(Array.from({ length: count }, (_, index) => createRow(index)));
  let stored = 0;
  const send = async (): Promise<void> => {
    for (let rows = batches.shift(); rows; rows = batches.shift()) {
      const response = await server.call(algorithmImportCall, { importId, rows }, token);
      stored += response.stored;
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, send));
  return stored;
}

async function exportRows(server: ServerProcess, token: string): Promise<number> {
  const pageSize = LIMITS.bulkPageSize;
  let readCount = 0;
  for (let page = 1; ; page += 1) {
    const { list, total } = await server.call(algorithmListCall, { page, pageSize }, token);
    readCount += list.length;
    if (list.length === 0 || page * pageSize >= total) return readCount;
  }
}

function createRow(index: number): Row {
  const createWords = (count: number) =>
    Array.from(
      { length: count },
      (_, position) => WORDS[(index * 7 + position * (index % 11)) % WORDS.length],
    ).join(' ');
  return {
    // The number of the row in an imported file. It counts from 1, and the header is row 1.
    row: index + 2,
    slug: `imported-${index}`,
    name: `${createWords(2)} ${index}`,
    task: TASKS[index % TASKS.length] ?? 'cluster',
    description: createWords(6),
    tags: [`tag${index % 10}`, `rare${index % 5_000}`],
  };
}

function createBatches(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  // Infinite, so that the first row starts the first batch.
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const rowLength = JSON.stringify(row).length;
    length += rowLength;
    if (length > BATCH_LENGTH) {
      batches.push([]);
      length = rowLength;
    }
    batches.at(-1)?.push(row);
  }
  return batches;
}
