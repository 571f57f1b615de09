import { type EngineInfo, TASKS, type TaskId } from '@atrium/contract';
import { getEngineShortName } from '@atrium/contract/text';
import type { ColumnOption, Draft } from '@atrium/table';

/** Returns the engines that support the task of a draft. */
export function filterEngines(engines: readonly EngineInfo[], { task }: Draft): readonly EngineInfo[] {
  return engines.filter(({ tasks }) => tasks.some((one) => one === task));
}

/** Returns the engines that the user of a form can choose, and the current one, even if it is not installed. */
export function listEngineChoices(engines: readonly EngineInfo[], draft: Draft): readonly ColumnOption[] {
  const choices = filterEngines(engines, draft).map(({ id, name }) => ({
    value: id,
    label: getEngineShortName(name),
  }));
  const current = String(draft.engine ?? '');
  const isListed = current === '' || choices.some(({ value }) => value === current);
  return isListed ? choices : [{ value: current, label: current }, ...choices];
}

/**
 * Adjusts a draft after a change of the field `changed`, so that the engine supports the task. A change of the engine
 * resets the parameters.
 */
export function adaptDraft(engines: readonly EngineInfo[], draft: Draft, changed: string): Draft {
  if (changed === 'engine') return { ...draft, parameters: {} };
  if (changed !== 'task') return draft;
  const matching = filterEngines(engines, draft);
  // A shipped sample image suits only one task, so it is removed.
  const sample = TASKS[draft.task as TaskId].input === 'image' ? '' : draft.sample;
  if (matching.some(({ id }) => id === draft.engine)) return { ...draft, sample };
  return { ...draft, engine: matching[0]?.id ?? '', parameters: {}, sample };
}
