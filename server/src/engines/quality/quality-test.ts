import type { TaskId, TaskOutput } from '@atrium/contract';
import type { RunInput } from '../core/engine.ts';

/** An input, or a function that creates one when the quality test reaches it. */
export type QualityTestInput = RunInput | (() => Promise<RunInput>);

/** Inputs with known results for one engine, and a function that computes a score from the outputs. */
export interface QualityTest<Id extends TaskId = TaskId> {
  readonly engineId: string;
  readonly task: Id;
  /** The measured metric, in English: `F1`, `character error`. */
  readonly metric: string;
  /** The worst value that passes the tests: a minimum, or a maximum where less is better. */
  readonly bound: { readonly atLeast: number } | { readonly atMost: number };
  /** A shorter quality test that the unit tests run instead. */
  readonly quick?: QualityTest;
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Returns more parameters for the input with this index. They replace those of the same name in `parameters`. */
  readonly parametersFor?: (index: number) => Readonly<Record<string, unknown>>;
  readonly inputs: () => Promise<readonly QualityTestInput[]>;
  /** Computes the metric from the outputs, which are in the order of the inputs. */
  score(outputs: readonly TaskOutput<Id>[]): number;
}

/** Defines a quality test whose types are checked against its task, for use in a list of quality tests. */
export function defineQualityTest<Id extends TaskId>(qualityTest: QualityTest<Id>): QualityTest {
  return { ...qualityTest, score: (outputs) => qualityTest.score(outputs as readonly TaskOutput<Id>[]) };
}
