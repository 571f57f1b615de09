import type { AppKind, Target } from '@atrium/contract';
import { engineName } from '../../engines/engine-name.ts';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import type { MessageLocale } from '../../http/request-context.ts';
import { openParameters } from './fit-overrides.ts';
import { findTargets } from './resolve-target.ts';
import { createTargetRepository } from './target-repository.ts';
import { findTargetSample } from './target-sample.ts';

const IN_PRODUCTION = 'alias:production';

/** All of a kind that an app made of it would run on now. */
export async function listTargets(
  { database, engines }: AppDependencies,
  kind: AppKind,
  locale: MessageLocale,
): Promise<Target[]> {
  const repository = createTargetRepository(database);
  const published = await repository.published(kind);
  const bound = published.map((facts) => ({ facts, kind, targetId: facts.id, binding: IN_PRODUCTION }));
  const found = await findTargets(database, bound);
  const targets = await Promise.all(
    [...found].map(async ([{ facts }, { runnable }]): Promise<readonly Target[]> => {
      if (!runnable) return [];
      const { targetId, task, engineId, parameters, version } = runnable;
      const engine = engines.find(engineId);
      if (!engine) return [];
      const [others, sample] = await Promise.all([
        repository.bindings(kind, targetId),
        findTargetSample(database, { kind, targetId }, runnable),
      ]);
      const target = {
        ...facts,
        kind,
        task,
        engineId,
        engineName: engineName(engine.descriptor, locale),
        bindings: [{ binding: IN_PRODUCTION, version }, ...others],
        sample,
        overrides: openParameters(engine.descriptor, parameters),
      };
      return [target];
    }),
  );
  return targets.flat();
}
