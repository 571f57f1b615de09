import { LIMITS, type TargetSample } from '@atrium/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import type { Runnable } from '../publication/runnable.ts';
import { TARGET_TABLES } from './app-target.ts';
import type { Bound } from './resolve-target.ts';

/**
 * Returns the input that a target shows as its example: a version's own sample, an item's text, or the name of its
 * image.
 *
 * @param longest most characters of JSON of a version's sample; a longer one is left out.
 */
export async function findTargetSample(
  database: Database,
  { kind, targetId }: Pick<Bound, 'kind' | 'targetId'>,
  runnable: Runnable | undefined,
  longest: number = 2 * LIMITS.sampleLength,
): Promise<TargetSample | null> {
  if (kind === 'algorithm') {
    const input =
      runnable && (await versionSample(database, { targetId, longest, number: Number(runnable.version) }));
    return input ? { input, imageName: null } : null;
  }
  const table = TARGET_TABLES[kind];
  const [item] = await database.select({ sample: table.sample }).from(table).where(eq(table.id, targetId));
  if (!item?.sample) return null;
  return kind === 'nlp'
    ? { input: { kind: 'text', text: item.sample }, imageName: null }
    : { input: { kind: 'image' }, imageName: item.sample };
}

async function versionSample(
  database: Database,
  {
    targetId,
    number,
    longest,
  }: { readonly targetId: string; readonly number: number; readonly longest: number },
) {
  const { algorithmId, number: version, sample } = algorithmVersions;
  const isShort = sql`length(${sample}::text) <= ${longest}`;
  const [found] = await database
    .select({ sample })
    .from(algorithmVersions)
    .where(and(eq(algorithmId, targetId), eq(version, number), isShort));
  return found?.sample;
}
