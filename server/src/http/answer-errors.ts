import type { FastifyError, FastifyInstance } from 'fastify';
import { StatusFailure } from './status-failure.ts';

/** Answers what no route answered: the status alone, with no word of the inside, which goes to the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | StatusFailure, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !(error instanceof StatusFailure)) request.log.error(error, 'request failed');
    if (error instanceof StatusFailure && error.retryAfter) reply.header('Retry-After', error.retryAfter);
    return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('');
  });
}
