import type { EngineInfo } from '@atrium/contract';
import type { Draft } from '@atrium/table';

/** Those of the engines that do a draft's task. */
export function enginesFor(engines: readonly EngineInfo[], { task }: Draft): readonly EngineInfo[] {
  return engines.filter(({ tasks }) => tasks.some((one) => one === task));
}

/** A draft after `changed` was: its engine does its task, and another engine begins with parameters of its own. */
export function fitDraft(engines: readonly EngineInfo[], draft: Draft, changed: string): Draft {
  if (changed === 'engine') return { ...draft, parameters: {} };
  if (changed !== 'task') return draft;
  const fitting = enginesFor(engines, draft);
  if (fitting.some(({ id }) => id === draft.engine)) return draft;
  return { ...draft, engine: fitting[0]?.id ?? '', parameters: {}, sample: '' };
}
