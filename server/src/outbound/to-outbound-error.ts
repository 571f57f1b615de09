import type { OutboundFailureReason } from '@atrium/contract';
import { OutboundError } from './outbound-error.ts';

const REASONS: Readonly<Record<string, OutboundFailureReason>> = {
  ENOTFOUND: 'dnsFailed',
  EAI_AGAIN: 'dnsFailed',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'tooLarge',
};

/** The error codes of invalid certificates and of TLS versions that do not match. */
const TLS_CODES = /CERT|SSL|TLS|UNABLE_TO_|SELF_SIGNED/;

/** Converts an error of the HTTP client. `hasTimedOut`: the time for the whole request has passed. */
export function toOutboundError(error: unknown, hasTimedOut = false): OutboundError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundError) return cause;
  }
  if (hasTimedOut) return new OutboundError('timeout', 'The server did not respond in time.');
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? (TLS_CODES.test(code) ? 'tlsFailed' : 'connectFailed');
  return new OutboundError(reason, message || code);
}
