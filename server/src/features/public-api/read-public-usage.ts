import type { UsageTally } from '@atrium/contract';
import type { output as Output } from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { tallyUsage } from '../usage/tally-usage.ts';
import { countUsage, type UsageCount, type UsageScope } from '../usage/usage-repository.ts';
import type { publicTallySchema, UsageGroup } from './public-schemas.ts';

/** In milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The list of `countUsage` from which each kind of group is computed. */
const LIST_OF_GROUP = {
  hour: 'steps',
  day: 'steps',
  app: 'apps',
  key: 'keys',
  version: 'versions',
} as const satisfies Record<UsageGroup, UsageCount['list']>;

/** Reads the usage of the last days, today included, in UTC. Groups without runs are omitted. */
export async function readPublicUsage(
  database: Database,
  scope: UsageScope,
  { days, groupBy, now }: { readonly days: number; readonly groupBy: UsageGroup; readonly now: Date },
) {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const firstDay = today - (days - 1) * DAY;
  const stepLength = groupBy === 'hour' ? HOUR : DAY;
  const end = today + DAY;
  const starts = Array.from(
    { length: (end - firstDay) / stepLength },
    (_, index) => new Date(firstDay + index * stepLength),
  );
  const counts = await countUsage(database, scope, starts, new Date(end));
  const getGroup = ({ step, appId, keyId, version }: UsageCount) => {
    if (groupBy === 'app') return appId;
    if (groupBy === 'key') return keyId;
    if (groupBy === 'version') return version;
    // `step` counts from 1.
    const at = starts[(step ?? 0) - 1]?.toISOString() ?? '';
    return groupBy === 'hour' ? at : at.slice(0, 'YYYY-MM-DD'.length);
  };
  const groups = Map.groupBy(
    counts.filter(({ list }) => list === LIST_OF_GROUP[groupBy]),
    getGroup,
  );
  return {
    total: toPublicTally(tallyUsage(counts.filter(({ list }) => list === 'steps'))),
    groups: [...groups]
      .map(([group, groupCounts]) => ({ group, ...toPublicTally(tallyUsage(groupCounts)) }))
      .toSorted((a, b) => (a.group ?? '').localeCompare(b.group ?? '', 'en')),
  };
}

function toPublicTally({ runs, succeeded, errors, ...rest }: UsageTally): Output<typeof publicTallySchema> {
  return {
    ...{ runs, succeeded, errors, p50_ms: rest.p50Ms, p95_ms: rest.p95Ms },
    ...{ bytes_in: rest.bytesIn, bytes_out: rest.bytesOut },
    ...{ input_tokens: rest.inputTokens ?? null, output_tokens: rest.outputTokens ?? null },
    costs: rest.costs ?? [],
  };
}
