import type { EvaluationMetrics, TaskOutput } from '@atrium/contract';
import type { StoredFailure } from '../../database/schema/data-sets.ts';
import type { TokenUsage } from '../../domain/token-usage.ts';
import type { RunInput } from '../../engines/core/engine.ts';

export interface TaskResult {
  readonly output: TaskOutput;
  readonly runMs: number;
  readonly tokens: TokenUsage;
}

/** Runs the version under evaluation on one input. */
export type RunVersion = (input: RunInput) => Promise<TaskResult>;

export interface EvaluationOutcome {
  readonly score: number;
  readonly metrics: EvaluationMetrics;
  /** The first rows with a wrong result, up to `MAX_FAILURES`. */
  readonly failures: readonly StoredFailure[];
  /** The number of all rows with a wrong result. */
  readonly failureCount: number;
}
