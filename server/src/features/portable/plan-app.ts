import type { MissingPart, PortableDefinition } from '@atrium/contract';
import type { Actor } from '../../domain/request-context.ts';
import { findAppNames } from '../app/app-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { fitOverrides } from '../target/fit-overrides.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { findPublishedTargets } from '../target/target-repository.ts';
import { chooseName } from './choose-name.ts';
import { type ImportPlan, toMissingEngine, toMissingRequiredPart } from './import-plan.ts';
import { findTargetId } from './portable-repository.ts';

type AppContent = Extract<PortableDefinition, { readonly kind: 'app' }>['content'];

export interface AppPlan extends ImportPlan {
  readonly targetId: string | undefined;
  /** The overrides that the target accepts. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/**
 * Plans the import of an app.
 *
 * @param requestedName The name that the user has chosen instead of the name in the file.
 */
export async function planApp(
  deps: AppDependencies,
  content: AppContent,
  requestedName: string | undefined,
  { user }: Actor,
): Promise<AppPlan> {
  const { database } = deps;
  const newName = await chooseName(requestedName ?? content.name, (prefix) =>
    findAppNames(database, user.id, prefix),
  );
  const found = await findParts(deps, content);
  const newParts = [{ part: 'record' as const, name: newName }];
  return { name: content.name, newName, isNameSlug: false, newParts, ...found };
}

type Parts = Pick<AppPlan, 'targetId' | 'overrides' | 'missing'>;

/** Finds the target and the overrides that it accepts. If the app could not run here, returns the missing part. */
async function findParts({ database, engines }: AppDependencies, content: AppContent): Promise<Parts> {
  const { target, binding, overrides } = content;
  const withoutTarget = (missing: MissingPart): Parts => ({
    targetId: undefined,
    overrides,
    missing: [missing],
  });
  const targetId = await findTargetId(database, target.kind, target.slug);
  const [published] =
    targetId === undefined ? [] : await findPublishedTargets(database, target.kind, targetId);
  if (!published) return withoutTarget(toMissingRequiredPart('target', target.slug));
  const bound = { kind: target.kind, targetId: published.id, binding };
  const runnable = await resolveTarget(database, bound);
  if (!runnable) return withoutTarget(toMissingRequiredPart('binding', `${target.slug} ${binding}`));
  const engine = engines.find(runnable.engineId);
  if (!engine) {
    const { part, name } = toMissingEngine(runnable.engineId);
    return withoutTarget(toMissingRequiredPart(part, name));
  }
  const { rejected } = fitOverrides(engine.descriptor, runnable.parameters, overrides);
  const accepted = Object.entries(overrides).filter(([name]) => !rejected.includes(name));
  return {
    targetId: published.id,
    overrides: Object.fromEntries(accepted),
    missing: rejected.map((name) => ({ part: 'override', name, affects: name, isRequired: false })),
  };
}
