import type { InputRejection } from './input-rejection.ts';

/**
 * The reason why a request has no output: the engine reported an error (`failed`), its process died (`crashed`), the
 * server of an external engine did not respond (`unreachable`), the request exceeded its time limit (`timeout`), too
 * many requests were waiting (`busy`), too many requests of this user were waiting (`limited`), or the caller
 * disconnected or the engine was stopped (`canceled`).
 */
export type EngineFailureReason =
  | 'failed'
  | 'crashed'
  | 'unreachable'
  | 'timeout'
  | 'busy'
  | 'limited'
  | 'canceled';

/** Returns whether the request never ran because too many other requests were waiting. */
export function isOverload({ reason }: EngineFailure): boolean {
  return reason === 'busy' || reason === 'limited';
}

/** Thrown by an engine, or by the code that runs it, when a request has no output. */
export class EngineFailure extends Error {
  readonly reason: EngineFailureReason;
  /** What is wrong with the input, if the engine reported it. */
  readonly rejection: InputRejection | undefined;

  constructor(reason: EngineFailureReason, message: string, rejection?: InputRejection) {
    super(message);
    this.name = 'EngineFailure';
    this.reason = reason;
    this.rejection = rejection;
  }
}
