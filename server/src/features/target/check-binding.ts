import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { fitOverrides } from './fit-overrides.ts';
import { type Bound, holdTarget, resolveTarget } from './resolve-target.ts';

interface Wanted extends Bound {
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
  wanted: Wanted,
): Promise<void> {
  await holdTarget(database, wanted);
  const runnable = await resolveTarget(database, wanted);
  const engine = runnable && engines.find(runnable.engineId);
  if (!engine) {
    const field = wanted.binding === 'alias:production' ? 'targetId' : 'binding';
    throw new BusinessError(ERROR_CODES.targetUnavailable, undefined, [field]);
  }
  const { refused } = fitOverrides(engine.descriptor, runnable.parameters, wanted.overrides);
  if (refused.length === 0) return;
  const fields = refused.map((name) => `overrides.${name}`);
  throw new BusinessError(ERROR_CODES.parametersInvalid, undefined, fields);
}
