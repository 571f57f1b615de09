import fastifyPlugin from 'fastify-plugin';

/** In seconds. */
const YEAR = 31_536_000;

/**
 * Sets the headers of every response: browsers must not guess the media type, no referrer is sent to other sites, calls
 * are not cached, and browsers that use HTTPS continue to do so.
 */
export const securityHeaders = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
      if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}`);
      reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'same-origin');
    });
  },
  { name: 'security-headers', fastify: '5.x' },
);
