import type { EngineInfo, TaskId, TaskInput } from '@atrium/contract';
import type { Localized } from '../../domain/message-locale.ts';

/** What an engine says of itself; its figures are measured by the bench. */
export interface EngineDescriptor
  extends Readonly<
    Pick<EngineInfo, 'id' | 'version' | 'licence' | 'nature'> & {
      tasks: readonly TaskId[];
      languages: readonly string[];
      /** A proper name is the same in every language. */
      name: string | Localized;
      weaknesses: readonly Localized[];
      /** JSON Schema of its parameters, with defaults. */
      parameters: Readonly<Record<string, unknown>>;
    }
  > {}

/** A task's input, an image with its bytes in place. */
export type EngineInput =
  | Exclude<TaskInput, { kind: 'image' }>
  | { readonly kind: 'image'; readonly image: Uint8Array };

export interface EngineJob {
  readonly task: TaskId;
  readonly input: EngineInput;
  /** Whole: what the caller left out is the schema's default. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface EngineRun {
  readonly output: unknown;
  /** Milliseconds spent waiting for the jobs before it. */
  readonly queueMs: number;
  /** Milliseconds of the run itself, loading included. */
  readonly runMs: number;
  /** Megabytes that the engine's process holds after the run; missing for an engine without a process of its own. */
  readonly memoryMb?: number | undefined;
}

/** The user that a job belongs to, and the signal that cancels it. */
export interface JobOwner {
  readonly user: string;
  readonly signal?: AbortSignal | undefined;
  /** Takes bytes of memory for the output. Returns whether they were free. */
  readonly takeMemory?: ((bytes: number) => boolean) | undefined;
}

export interface LoadedProcess {
  readonly id: number;
  /** Megabytes that it held after its last job; missing before the first one is done. */
  readonly memoryMb: number | undefined;
}

export interface Engine {
  readonly descriptor: EngineDescriptor;
  /** Runs one job; throws {@link EngineFailure}. */
  run(job: EngineJob, owner: JobOwner): Promise<EngineRun>;
  /** The process that is loaded for it now, if any; missing for an engine that never has one. */
  process?(): LoadedProcess | undefined;
  /** Ends whatever runs; waiting jobs fail. Engines may share a process, so it may be called more than once. */
  stop(): Promise<void>;
}
