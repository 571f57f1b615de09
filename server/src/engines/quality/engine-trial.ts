import type { TaskId, TaskOutput } from '@atrium/contract';
import type { EngineInput } from '../core/engine.ts';

/** Several real inputs for one engine, and how good its answers to them are. */
export interface EngineTrial<Id extends TaskId = TaskId> {
  readonly engineId: string;
  readonly task: Id;
  /** What is measured, in English: `F1`, `character error`. */
  readonly figure: string;
  /** The worst figure that the tests let pass: a floor, or a ceiling where less is better. */
  readonly bound: { readonly atLeast: number } | { readonly atMost: number };
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly inputs: () => Promise<readonly EngineInput[]>;
  /** The figure, from the answers in the order of the inputs. */
  judge(outputs: readonly TaskOutput<Id>[]): number;
}

/** A trial whose types are checked against its task, to stand among others. */
export function defineTrial<Id extends TaskId>(trial: EngineTrial<Id>): EngineTrial {
  return { ...trial, judge: (outputs) => trial.judge(outputs as readonly TaskOutput<Id>[]) };
}
