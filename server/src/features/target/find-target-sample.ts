import { LIMITS, type TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { Runnable } from '../publication/runnable.ts';
import type { Bound } from './resolve-target.ts';
import { findItemSample, findVersionSample } from './target-repository.ts';

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
    const number = Number(runnable?.version);
    const input = runnable && (await findVersionSample(database, { targetId, longest, number }));
    return input ? { input, imageName: null } : null;
  }
  const sample = await findItemSample(database, kind, targetId);
  if (!sample) return null;
  return kind === 'nlp'
    ? { input: { kind: 'text', text: sample }, imageName: null }
    : { input: { kind: 'image' }, imageName: sample };
}
