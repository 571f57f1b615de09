import fastifyPlugin from 'fastify-plugin';

const YEAR = 31_536_000;

/** Headers of every response: the media type is final, addresses stay on this site, and no cache stores a call. */
export const secureAnswers = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
      if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}`);
      reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'same-origin');
    });
  },
  { name: 'secure-answers', fastify: '5.x' },
);
