import { ERROR_CODES, type ErrorCode, type Invocation } from '@atrium/contract';
import { EngineFailure, type EngineFailureReason } from '../../engines/engine-failure.ts';
import { BusinessFailure } from '../../http/business-failure.ts';

interface Outcome {
  readonly status: Invocation['status'];
  readonly errorCode: ErrorCode;
  /** Fills the placeholders of the code's message. */
  readonly data?: unknown;
}

const OUTCOMES: Record<EngineFailureReason, Outcome> = {
  failed: { status: 'failed', errorCode: ERROR_CODES.engineFailed },
  crashed: { status: 'failed', errorCode: ERROR_CODES.engineFailed },
  timeout: { status: 'timeout', errorCode: ERROR_CODES.engineTimeout },
  busy: { status: 'rejected', errorCode: ERROR_CODES.engineUnavailable },
  canceled: { status: 'canceled', errorCode: ERROR_CODES.engineUnavailable },
};

/** What came of a run that gave no output; nothing for a fault of the server's own. */
export function outcomeOf(failure: unknown): Outcome | undefined {
  if (failure instanceof EngineFailure) {
    const { refusal, reason } = failure;
    return refusal ? { status: 'rejected', errorCode: refusal.code, data: refusal.data } : OUTCOMES[reason];
  }
  if (failure instanceof BusinessFailure) return { status: 'rejected', errorCode: failure.code };
  return undefined;
}
