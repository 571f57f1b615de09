import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutParameters } from '../../database/without-parameters.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { hasCallerLeft } from '../has-caller-left.ts';
import { describeError, type PublicError } from './public-error.ts';
import { readLocale } from './public-request.ts';

/** Logs an error of a request, sets the status and `Retry-After`, and returns its description for the response. */
export function reportPublicError(error: unknown, request: FastifyRequest, reply: FastifyReply): PublicError {
  if (hasCallerLeft(error as Error, request, reply)) request.log.info('caller left');
  const described = describeError(error, readLocale(request));
  if (described.status === 500 && !(error instanceof BusinessError))
    request.log.error(withoutParameters(error as Error), 'request failed');
  if (described.retryAfter !== undefined) reply.header('Retry-After', described.retryAfter);
  reply.code(described.status);
  return described;
}
