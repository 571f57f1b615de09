import type { FastifyReply, FastifyRequest } from 'fastify';
import { removeParameters } from '../../database/remove-parameters.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { LimitError } from '../../domain/limit-error.ts';
import { hasClientDisconnected } from '../has-client-disconnected.ts';
import { type PublicError, toPublicError } from './public-error.ts';
import { readLocale, setRateLimitHeaders } from './public-request.ts';

/** Returns the description of an error of a request. Logs unexpected errors, and that a client has disconnected. */
export function logPublicError(error: unknown, request: FastifyRequest, reply: FastifyReply): PublicError {
  if (hasClientDisconnected(error as Error, request, reply)) request.log.info('client disconnected');
  const publicError = toPublicError(error, readLocale(request));
  if (publicError.status === 500 && !(error instanceof BusinessError))
    request.log.error(removeParameters(error as Error), 'request failed');
  return publicError;
}

/**
 * Logs an error of a request like {@link logPublicError}, sets the status, `Retry-After` and the headers of the rate
 * limit, and returns the description of the error for the response.
 */
export function reportPublicError(error: unknown, request: FastifyRequest, reply: FastifyReply): PublicError {
  const publicError = logPublicError(error, request, reply);
  if (publicError.retryAfter !== undefined) reply.header('Retry-After', publicError.retryAfter);
  if (error instanceof LimitError && error.rateLimit) setRateLimitHeaders(reply, error.rateLimit);
  reply.code(publicError.status);
  return publicError;
}
