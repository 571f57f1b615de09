import { createHash } from 'node:crypto';
import { ERROR_CODES, type ItemContent, type TaskId } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineDescriptor } from '../../engines/core/engine.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { readParameters } from '../../engines/run/read-parameters.ts';

/** The complete parameters of a validated draft, and the values that are derived from the draft. */
export interface CheckedContent {
  /**
   * All parameters. Omitted parameters have the engine's defaults, so that a later change of a default does not change
   * stored data.
   */
  readonly parameters: Record<string, unknown>;
  readonly languages: string[];
  readonly fingerprint: string;
}

/**
 * Checks that the engine of a draft performs its task and accepts its parameters. Fills in the omitted parameters, and
 * derives the languages and the fingerprint.
 *
 * @throws BusinessError `engineUnavailable` when the engine does not perform the task on this server,
 * `parametersInvalid` with the fields.
 */
export function checkContent(
  engines: EngineRegistry,
  { task, engine, parameters }: Pick<ItemContent, 'task' | 'engine' | 'parameters'>,
): CheckedContent {
  const descriptor = engines.find(engine)?.descriptor;
  if (!descriptor?.tasks.includes(task as TaskId)) {
    throw new BusinessError(ERROR_CODES.engineUnavailable, undefined, ['engine']);
  }
  const completeParameters = readParameters(descriptor, parameters);
  return {
    parameters: completeParameters,
    languages: chooseLanguages(descriptor, completeParameters),
    fingerprint: createFingerprint({ task, engine, parameters: completeParameters }),
  };
}

/** Returns the languages of the engine that the parameters select, or all its languages if none is selected. */
function chooseLanguages({ languages }: EngineDescriptor, parameters: Record<string, unknown>): string[] {
  const chosen = [parameters.languages ?? parameters.language].flat();
  const found = languages.filter((language) => chosen.includes(language));
  return found.length > 0 ? found : [...languages];
}

/**
 * Returns a fingerprint of a task, an engine and parameters, regardless of the order of the parameters: 32 bytes in
 * base64url.
 */
function createFingerprint({
  task,
  engine,
  parameters,
}: Pick<ItemContent, 'task' | 'engine' | 'parameters'>): string {
  return createHash('sha256')
    .update(JSON.stringify([task, engine, toSortedEntries(parameters)]))
    .digest('base64url');
}

/** Converts each object in a value, on all levels, to a list of its entries in the order of their names. */
function toSortedEntries(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSortedEntries);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, toSortedEntries(inner)]);
}
