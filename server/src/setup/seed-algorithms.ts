import { PRODUCTION_ALIAS, type TaskId } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../database/database.ts';
import { algorithmVersions } from '../database/schema/algorithm-versions.ts';
import { algorithms } from '../database/schema/algorithms.ts';
import { translateSeed } from '../domain/texts/translate.ts';
import { readParameters } from '../engines/run/read-parameters.ts';
import type { AlgorithmDraft } from '../features/algorithm/algorithm-repository.ts';
import { setAliasVersion } from '../features/algorithm-version/alias-repository.ts';
import { getSeedTexts } from '../seed/localize-seed.ts';
import { SHIPPED_SAMPLES } from '../seed/samples/shipped-samples.ts';
import { SEED_VERSION_TEXTS } from '../seed/seed-version-texts.ts';
import type { SeedContext } from './seed-context.ts';

/** An algorithm that comes with the product. It needs no validation run, because the tests of its engine cover it. */
interface SeededAlgorithm {
  readonly slug: string;
  readonly task: AlgorithmDraft['task'] & TaskId;
  readonly engineId: string;
}

const SEEDS: readonly SeededAlgorithm[] = [
  { slug: 'kmeans', task: 'cluster', engineId: 'kmeans' },
  { slug: 'isolation-forest', task: 'anomaly', engineId: 'isolation-forest' },
  { slug: 'holt-winters', task: 'forecast', engineId: 'holt-winters' },
];

/**
 * Publishes the algorithms of a new deployment, each with a first version in production. An algorithm whose engine is
 * not installed is omitted.
 */
export async function seedAlgorithms(database: Database, context: SeedContext): Promise<void> {
  for (const seed of SEEDS) {
    const descriptor = context.engines.find(seed.engineId)?.descriptor;
    if (!descriptor) continue;
    const defaultParameters = readParameters(descriptor, {});
    await seedAlgorithm(database, seed, defaultParameters, context);
  }
}

async function seedAlgorithm(
  database: Database,
  seed: SeededAlgorithm,
  parameters: Record<string, unknown>,
  { adminId, at, locale }: SeedContext,
): Promise<void> {
  const { engineId, ...draft } = { ...seed, ...getSeedTexts('algorithm', seed.slug, locale) };
  const algorithmId = createId();
  const common = { createdAt: at, createdBy: adminId, updatedAt: at, updatedBy: adminId };
  await database.insert(algorithms).values({ ...draft, ...common, id: algorithmId, status: 'published' });
  await database.insert(algorithmVersions).values({
    ...common,
    id: createId(),
    algorithmId,
    number: 1,
    engineId,
    parameters,
    sample: SHIPPED_SAMPLES.find(({ task }) => task === draft.task)?.input ?? null,
    note: translateSeed(locale, SEED_VERSION_TEXTS.note),
    status: 'ready',
  });
  await setAliasVersion(database, {
    id: createId(),
    algorithmId,
    alias: PRODUCTION_ALIAS,
    fromVersion: null,
    toVersion: 1,
    at,
    movedBy: adminId,
    reason: translateSeed(locale, SEED_VERSION_TEXTS.reason),
    isRollBack: false,
  });
}
