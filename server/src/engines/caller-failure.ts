import { BusinessFailure } from '../http/business-failure.ts';
import { OverloadFailure } from '../http/overload-failure.ts';
import type { EngineFailure } from './engine-failure.ts';
import { ENGINE_FAILURE_CODES } from './engine-failure-codes.ts';

/** Seconds: by then a queue of quick jobs is empty, and one of slow jobs has moved on. */
const RETRY_AFTER = 5;

/** The failure that the caller of an engine is answered with. */
export function callerFailure({ reason, refusal }: EngineFailure): BusinessFailure {
  if (refusal) return new BusinessFailure(refusal.code, refusal.data, refusal.fields);
  const code = ENGINE_FAILURE_CODES[reason];
  if (reason === 'limited') return new OverloadFailure(429, code, RETRY_AFTER);
  if (reason === 'busy') return new OverloadFailure(503, code, RETRY_AFTER);
  return new BusinessFailure(code);
}
