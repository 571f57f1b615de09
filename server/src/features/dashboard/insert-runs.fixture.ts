import type { DashboardRun } from '@atrium/contract';
import type { InferInsertModel } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';

type StoredRun = InferInsertModel<typeof invocations>;

/** The outcomes of consecutive runs. Two of seven are errors; the canceled one is not. */
const OUTCOMES: readonly (readonly [DashboardRun['status'], number | null])[] = [
  ['succeeded', null],
  ['succeeded', null],
  ['failed', 4001],
  ['succeeded', null],
  ['canceled', 4003],
  ['succeeded', null],
  ['timeout', 4002],
];

interface RunSeries {
  readonly userId: string;
  readonly appIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  /** The interval between two runs, in milliseconds. */
  readonly interval: number;
}

/**
 * Creates runs at a constant rate over a period, for each app in turn. Each run takes slightly longer than the previous
 * one.
 */
export async function insertRuns(database: Database, series: RunSeries): Promise<readonly StoredRun[]> {
  const { userId, appIds, from, to, interval: every } = series;
  const found = await database.select().from(apps);
  const runs: StoredRun[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += every) {
    const index = runs.length;
    const app = found.find(({ id }) => id === appIds[index % appIds.length]);
    const [status, errorCode] = OUTCOMES[index % OUTCOMES.length] ?? ['succeeded', null];
    if (!app) throw new Error('An app of the series is missing.');
    runs.push({
      id: v7(),
      appId: app.id,
      userId,
      channel: 'console',
      targetId: app.targetId,
      targetVersion: '1',
      status,
      errorCode,
      queueMs: 1,
      runMs: index + 1,
      bytesIn: 10,
      bytesOut: 20,
      createdAt: new Date(at),
    });
  }
  for (let start = 0; start < runs.length; start += 500) {
    await database.insert(invocations).values(runs.slice(start, start + 500));
  }
  return runs;
}
