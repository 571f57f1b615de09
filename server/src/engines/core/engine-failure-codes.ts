import { ERROR_CODES, type ErrorCode } from '@atrium/contract';
import type { EngineFailureReason } from './engine-failure.ts';

/** The error code that callers receive for each reason why an engine fails. */
export const ENGINE_FAILURE_CODES: Readonly<Record<EngineFailureReason, ErrorCode>> = {
  failed: ERROR_CODES.engineFailed,
  crashed: ERROR_CODES.engineFailed,
  unreachable: ERROR_CODES.engineUnavailable,
  timeout: ERROR_CODES.engineTimeout,
  busy: ERROR_CODES.engineUnavailable,
  limited: ERROR_CODES.concurrencyLimited,
  canceled: ERROR_CODES.engineUnavailable,
};
