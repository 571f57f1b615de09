import type { EngineRun } from './engine-process.ts';

/** What an engine says of itself. */
export interface EngineDescriptor {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  readonly tasks: readonly string[];
  /** BCP 47. */
  readonly languages: readonly string[];
  readonly nature: 'model' | 'rules';
  /** JSON Schema of its parameters, with defaults. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly weaknesses: readonly string[];
}

export interface EngineJob {
  readonly task: string;
  readonly text: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface Engine {
  readonly descriptor: EngineDescriptor;
  /** Runs one job; throws {@link EngineFailure}. */
  run(job: EngineJob, signal?: AbortSignal): Promise<EngineRun>;
  /** Ends whatever runs; waiting jobs fail. */
  stop(): Promise<void>;
}
