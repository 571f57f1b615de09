import type { LocaleId } from '@atrium/contract';
import {
  type AppKind,
  type BodyOf,
  type DataOf,
  LIMITS,
  type TargetRow,
  type targetDetailCall,
  type targetListCall,
} from '@atrium/contract';
import type { Actor } from '../../domain/request-context.ts';
import { getEngineName } from '../../engines/core/get-engine-name.ts';
import { localizeSeed } from '../../seed/localize-seed.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findTargetSamples } from './find-target-samples.ts';
import { getOverridableSchema } from './fit-overrides.ts';
import { findTargets, resolveTarget } from './resolve-target.ts';
import { findOfferedBindings, findPublishedTargets } from './target-repository.ts';

/** The total characters of JSON of all samples in a list. Further samples are omitted. */
const MAX_SAMPLES_LENGTH = 256 * 1024;
const PRODUCTION_BINDING = 'alias:production';

/** Returns all targets of a kind on which an app would run now, without parameters and long samples. */
export async function listTargets(
  deps: AppDependencies,
  { kind }: BodyOf<typeof targetListCall>,
  { locale }: Actor,
): Promise<DataOf<typeof targetListCall>> {
  return { list: await findRunnableTargets(deps, kind, locale) };
}

/**
 * Returns one target with its whole sample and the parameters that an app may set. `target` is null if an app for this
 * target could not run.
 */
export async function readTarget(
  deps: AppDependencies,
  { kind, id }: BodyOf<typeof targetDetailCall>,
  { locale }: Actor,
): Promise<DataOf<typeof targetDetailCall>> {
  const { database, engines } = deps;
  const [row] = await findRunnableTargets(deps, kind, locale, id);
  // Resolves the target again, because the rows of the list contain no parameters.
  const runnable = await resolveTarget(database, { kind, targetId: id, binding: PRODUCTION_BINDING });
  const engine = runnable && engines.find(runnable.engineId);
  if (!row || !engine) return { target: null };
  const samples = await findTargetSamples(database, kind, [runnable], locale);
  const sample = samples.get(id) ?? null;
  return {
    target: { ...row, sample, overrides: getOverridableSchema(engine.descriptor, runnable.parameters) },
  };
}

/** Returns the published targets on which an app would run now. With `id`, returns only the target with this id. */
async function findRunnableTargets(
  { database, engines }: AppDependencies,
  kind: AppKind,
  locale: LocaleId,
  id?: string,
): Promise<TargetRow[]> {
  const published = await findPublishedTargets(database, kind, id);
  const requested = published.map((row) => ({ row, kind, targetId: row.id, binding: PRODUCTION_BINDING }));
  const found = await findTargets(database, requested, 'withoutParameters');
  const runnables = [...found.values()].flatMap(({ runnable }) => runnable ?? []);
  const ids = runnables.map(({ targetId }) => targetId);
  const [bindings, samples] = await Promise.all([
    findOfferedBindings(database, kind, ids),
    findTargetSamples(database, kind, runnables, locale, LIMITS.listedSampleLength),
  ]);
  const targets = [...found].flatMap(([{ row }, { runnable }]): readonly TargetRow[] => {
    const engine = runnable && engines.find(runnable.engineId);
    if (!engine) return [];
    const { targetId, task, engineId, version } = runnable;
    const target = {
      ...localizeSeed(kind, row.slug, row, locale),
      kind,
      task,
      engineId,
      engineName: getEngineName(engine.descriptor, locale),
      bindings: [{ binding: PRODUCTION_BINDING, version }, ...(bindings.get(targetId) ?? [])],
      sample: samples.get(targetId) ?? null,
    };
    return [target];
  });
  return limitSamples(targets);
}

/**
 * Omits the samples of the last targets, so that the total length of the remaining samples is within the
 * limit.
 */
function limitSamples(targets: readonly TargetRow[]): TargetRow[] {
  let length = 0;
  return targets.map((target) => {
    length += JSON.stringify(target.sample).length;
    return length > MAX_SAMPLES_LENGTH ? { ...target, sample: null } : target;
  });
}
