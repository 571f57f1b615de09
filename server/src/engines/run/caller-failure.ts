import { BusinessError } from '../../domain/business-error.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import type { EngineFailure } from '../core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../core/engine-failure-codes.ts';

/** Seconds: by then a queue of quick jobs is empty, and one of slow jobs has moved on. */
const RETRY_AFTER = 5;

/** The failure that the caller of an engine is answered with. */
export function callerFailure({ reason, refusal }: EngineFailure): BusinessError {
  if (refusal) return new BusinessError(refusal.code, refusal.data, refusal.fields);
  const code = ENGINE_FAILURE_CODES[reason];
  if (reason === 'limited') return new OverloadError(429, code, RETRY_AFTER);
  if (reason === 'busy') return new OverloadError(503, code, RETRY_AFTER);
  return new BusinessError(code);
}
