import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { fitOverrides } from './fit-overrides.ts';
import { resolveTarget, type TargetBinding } from './resolve-target.ts';
import { lockTarget } from './target-repository.ts';

interface RequestedBinding extends TargetBinding {
  readonly overrides: Readonly<Record<string, unknown>>;
}

/**
 * Checks that an app with this binding would run, and locks its target until the transaction ends.
 *
 * @throws BusinessError `targetUnavailable` when the binding resolves to nothing, `parametersInvalid` with the names of
 * the overrides that the target rejects.
 */
export async function checkBinding(
  database: Database,
  engines: EngineRegistry,
  requested: RequestedBinding,
): Promise<void> {
  await lockTarget(database, requested);
  const runnable = await resolveTarget(database, requested);
  const engine = runnable && engines.find(runnable.engineId);
  if (!engine) {
    // The default binding resolves to nothing only if the target itself cannot run.
    const field = requested.binding === 'alias:production' ? 'targetId' : 'binding';
    throw new BusinessError(ERROR_CODES.targetUnavailable, undefined, [field]);
  }
  const { rejected } = fitOverrides(engine.descriptor, runnable.parameters, requested.overrides);
  if (rejected.length === 0) return;
  const fields = rejected.map((name) => `overrides.${name}`);
  throw new BusinessError(ERROR_CODES.parametersInvalid, undefined, fields);
}
