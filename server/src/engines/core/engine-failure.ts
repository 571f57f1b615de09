import type { Refusal } from './input-refusal.ts';

/**
 * Why a job gave no output: the engine said so (`failed`), its process died (`crashed`), it ran past its limit
 * (`timeout`), too many jobs waited (`busy`), too many jobs of this user waited (`limited`), or the caller went away or
 * the engine was stopped (`canceled`).
 */
export type EngineFailureReason = 'failed' | 'crashed' | 'timeout' | 'busy' | 'limited' | 'canceled';

/** Whether the job never ran because too many others wait. */
export function isOverload({ reason }: EngineFailure): boolean {
  return reason === 'busy' || reason === 'limited';
}

export class EngineFailure extends Error {
  readonly reason: EngineFailureReason;
  /** What is wrong with the input, where the engine could say so. */
  readonly refusal: Refusal | undefined;

  constructor(reason: EngineFailureReason, message: string, refusal?: Refusal) {
    super(message);
    this.name = 'EngineFailure';
    this.reason = reason;
    this.refusal = refusal;
  }
}
