import { ERROR_CODES, type ErrorCode } from '@atrium/contract';
import type { EngineFailureReason } from './engine-failure.ts';

/** What callers are told when an engine gives no answer. */
export const ENGINE_FAILURE_CODES: Readonly<Record<EngineFailureReason, ErrorCode>> = {
  failed: ERROR_CODES.engineFailed,
  crashed: ERROR_CODES.engineFailed,
  timeout: ERROR_CODES.engineTimeout,
  busy: ERROR_CODES.engineUnavailable,
  limited: ERROR_CODES.concurrencyLimited,
  canceled: ERROR_CODES.engineUnavailable,
};
