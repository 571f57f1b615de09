import type { EngineInfo, SeriesInput, TaskId, TaskInput } from '@atrium/contract';
import type { TokenUsage } from '../../domain/token-usage.ts';

/** The inputs with which the quality of an engine is measured. */
export interface QualitySet {
  readonly metric: string;
  /** A text that states the source of the inputs, and whether the engine was developed with them. */
  readonly set: string;
  /** Number of inputs. */
  readonly size: number;
  /** A text that states which kinds of input are missing, so that they are not measured. */
  readonly uncovered: string;
}

/** What an engine declares about itself. Its scores and times are not declared: the benchmark measures them. */
export interface EngineDescriptor
  extends Readonly<
    Pick<EngineInfo, 'id' | 'version' | 'license' | 'method'> & {
      tasks: readonly TaskId[];
      languages: readonly string[];
      /** In English, like all texts here. A proper name is not translated. */
      name: string;
      limitations: readonly string[];
      qualitySet?: QualitySet;
      /** JSON Schema of its parameters, with defaults. */
      parameters: Readonly<Record<string, unknown>>;
    }
  > {}

interface ImageInput {
  readonly kind: 'image';
  readonly image: Uint8Array;
}

/** The input of a run. An image comes with its bytes. */
export type RunInput = Exclude<TaskInput, { kind: 'image' }> | ImageInput;

/** The input that an engine receives. Missing values of a series are already filled. */
export type EngineInput =
  | Exclude<TaskInput, { kind: 'image' | 'series' }>
  | ImageInput
  | (Omit<SeriesInput, 'values'> & { readonly values: readonly number[] });

export type EngineSeries = Extract<EngineInput, { kind: 'series' }>;

export interface EngineRequest {
  readonly task: TaskId;
  readonly input: EngineInput;
  /** All parameters of the engine. Those that the caller omitted have the defaults of the schema. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface EngineRun {
  readonly output: unknown;
  /** Milliseconds that the request waited for earlier requests. */
  readonly queueMs: number;
  /** Milliseconds of the run itself, including loading. */
  readonly runMs: number;
  /** Memory of the engine process after the run, in megabytes. Undefined for an engine without its own process. */
  readonly memoryMb?: number | undefined;
}

/** The user who sends a request to an engine, with the signal that cancels it and the callbacks of the request. */
export interface EngineCaller {
  /** Identifies the user in the fair queue. */
  readonly user: string;
  readonly signal?: AbortSignal | undefined;
  /** Reserves bytes of memory for the output. Returns whether they were free. */
  readonly reserveMemory?: ((bytes: number) => boolean) | undefined;
  /** Receives the tokens of each response of a chat model, also if the run fails later. */
  readonly countTokens?: ((usage: TokenUsage) => void) | undefined;
  /**
   * Receives the parts of a text while a chat model writes it. The engine waits for each promise. Engines that return
   * whole results do not call this function.
   */
  readonly receiveText?: ((part: string) => Promise<void>) | undefined;
}

export interface LoadedProcess {
  readonly id: number;
  /** Memory of the process after its last request, in megabytes. Undefined until the first request is done. */
  readonly memoryMb: number | undefined;
}

export interface Engine {
  readonly descriptor: EngineDescriptor;
  /** Runs one request; throws {@link EngineFailure}. */
  run(request: EngineRequest, caller: EngineCaller): Promise<EngineRun>;
  /**
   * Returns the process that is currently loaded for the engine, if any. An engine that never has a process does not
   * have this method.
   */
  findProcess?(): LoadedProcess | undefined;
  /**
   * Stops all running requests. Waiting requests fail. May be called more than once, because engines may share a
   * process.
   */
  stop(): Promise<void>;
}
