import { type AppKind, LIMITS, type LocaleId, type TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { localizeSeedSample } from '../../seed/localize-seed-sample.ts';
import { findItemSamples, findVersionSamples } from './target-repository.ts';

/** A target, and for an algorithm the version whose sample is returned. */
interface SampledTarget {
  readonly targetId: string;
  /** Undefined if the algorithm has no version to run. */
  readonly version: string | undefined;
}

/**
 * Returns the input that each target shows as its example, by the id of the target: a version's own sample, an item's
 * text, or the name of its image. Samples of seeds are in the language of the reader if possible.
 *
 * @param maxLength The largest length of a version's sample, in characters of JSON. A longer sample is omitted. The
 *   default omits none: PostgreSQL writes JSON with spaces, so its text may be longer than the limit of a sample.
 */
export async function findTargetSamples(
  database: Database,
  kind: AppKind,
  targets: readonly SampledTarget[],
  locale: LocaleId,
  maxLength: number = 2 * LIMITS.sampleLength,
): Promise<ReadonlyMap<string, TargetSample>> {
  if (kind === 'algorithm') {
    const versions = targets.flatMap(({ targetId, version }) =>
      version === undefined ? [] : [{ targetId, number: Number(version) }],
    );
    const inputs = await findVersionSamples(database, versions, maxLength);
    return new Map([...inputs].map(([id, input]) => [id, { input, imageName: null }]));
  }
  const ids = targets.map(({ targetId }) => targetId);
  const samples = await findItemSamples(database, kind, ids);
  return new Map(
    [...samples].map(([id, sample]) => [id, toSample(kind, localizeSeedSample(sample, locale))]),
  );
}

function toSample(kind: AppKind, sample: string): TargetSample {
  return kind === 'nlp'
    ? { input: { kind: 'text', text: sample }, imageName: null }
    : { input: { kind: 'image' }, imageName: sample };
}
