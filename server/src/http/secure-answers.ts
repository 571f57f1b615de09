import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** Headers that every answer carries: types are never guessed, addresses stay inside, and answers of calls are not kept. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}`);
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'same-origin');
  });
}
