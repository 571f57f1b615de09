import type { ErrorCode, Run } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure, type EngineFailureReason } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';

interface Outcome {
  readonly status: Run['status'];
  /** Undefined for an error of the server itself. */
  readonly errorCode?: ErrorCode;
}

const STATUSES: Readonly<Record<EngineFailureReason, Run['status']>> = {
  failed: 'failed',
  crashed: 'failed',
  unreachable: 'failed',
  timeout: 'timeout',
  busy: 'rejected',
  limited: 'rejected',
  canceled: 'canceled',
};

/** Returns the outcome of a run from the error that ended it. */
export function toOutcome(failure: unknown): Outcome {
  if (failure instanceof EngineFailure) {
    const { rejection, reason } = failure;
    return rejection
      ? { status: 'rejected', errorCode: rejection.code }
      : { status: STATUSES[reason], errorCode: ENGINE_FAILURE_CODES[reason] };
  }
  if (failure instanceof BusinessError) return { status: 'rejected', errorCode: failure.code };
  return { status: 'failed' };
}
