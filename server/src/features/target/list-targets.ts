import { type AppKind, LIMITS, type Target, type TargetRow } from '@atrium/contract';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { engineName } from '../../engines/core/engine-name.ts';
import { localizeSeed } from '../../seed/localize-seed.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { openParameters } from './fit-overrides.ts';
import { findTargets, resolveTarget } from './resolve-target.ts';
import { createTargetRepository } from './target-repository.ts';
import { findTargetSample } from './target-sample.ts';

/** The total characters of JSON of all samples in a list. Further samples are left out. */
const LISTED_SAMPLES = 256 * 1024;
const IN_PRODUCTION = 'alias:production';

/** Returns all targets of a kind on which an app would run now, without parameters and long samples. */
export async function listTargets(
  { database, engines }: AppDependencies,
  kind: AppKind,
  locale: MessageLocale,
  id?: string,
): Promise<TargetRow[]> {
  const repository = createTargetRepository(database);
  const published = await repository.published(kind, id);
  const bound = published.map((facts) => ({ facts, kind, targetId: facts.id, binding: IN_PRODUCTION }));
  const found = await findTargets(database, bound, 'light');
  const targets = await Promise.all(
    [...found].map(async ([{ facts }, { runnable }]): Promise<readonly TargetRow[]> => {
      if (!runnable) return [];
      const { targetId, task, engineId, version } = runnable;
      const engine = engines.find(engineId);
      if (!engine) return [];
      const [others, sample] = await Promise.all([
        repository.bindings(kind, targetId),
        findTargetSample(database, { kind, targetId }, runnable, LIMITS.listedSampleLength),
      ]);
      const target = {
        ...localizeSeed(kind, facts.slug, facts, locale),
        kind,
        task,
        engineId,
        engineName: engineName(engine.descriptor, locale),
        bindings: [{ binding: IN_PRODUCTION, version }, ...others],
        sample,
      };
      return [target];
    }),
  );
  return withinLimit(targets.flat());
}

function withinLimit(targets: readonly TargetRow[]): TargetRow[] {
  let length = 0;
  return targets.map((target) => {
    length += JSON.stringify(target.sample).length;
    return length > LISTED_SAMPLES ? { ...target, sample: null } : target;
  });
}

/**
 * Returns one target with its whole sample and the parameters that an app may set; null when an app on it would not
 * run.
 */
export async function findTargetDetail(
  parts: AppDependencies,
  { kind, id }: { readonly kind: AppKind; readonly id: string },
  locale: MessageLocale,
): Promise<Target | null> {
  const row = (await listTargets(parts, kind, locale, id))[0];
  const runnable = await resolveTarget(parts.database, { kind, targetId: id, binding: IN_PRODUCTION });
  const engine = runnable && parts.engines.find(runnable.engineId);
  if (!row || !engine) return null;
  const sample = await findTargetSample(parts.database, { kind, targetId: id }, runnable);
  return { ...row, sample, overrides: openParameters(engine.descriptor, runnable.parameters) };
}
