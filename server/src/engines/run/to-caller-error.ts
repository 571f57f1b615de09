import { BusinessError } from '../../domain/business-error.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import type { EngineFailure } from '../core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../core/engine-failure-codes.ts';

/** Seconds after which the caller can try again. By then, a queue of quick requests is empty. */
const RETRY_AFTER = 5;

/** Returns the error response for the caller of an engine. */
export function toCallerError({ reason, rejection }: EngineFailure): BusinessError {
  if (rejection) return new BusinessError(rejection.code, rejection.data, rejection.fields);
  const code = ENGINE_FAILURE_CODES[reason];
  if (reason === 'limited') return new OverloadError(429, code, RETRY_AFTER);
  if (reason === 'busy') return new OverloadError(503, code, RETRY_AFTER);
  return new BusinessError(code);
}
