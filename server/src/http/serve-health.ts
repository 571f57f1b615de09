import fastifyPlugin from 'fastify-plugin';

/** Responds to `/healthz` for monitoring: 200 and `ok` while the database responds, otherwise 503 and no text. */
export const serveHealth = fastifyPlugin(
  async (app, { pingDatabase }: { readonly pingDatabase: () => Promise<unknown> }) => {
    app.get('/healthz', { config: { access: 'public' }, logLevel: 'error' }, async (_request, reply) => {
      const isHealthy = await pingDatabase().then(
        () => true,
        () => false,
      );
      return reply
        .code(isHealthy ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isHealthy ? 'ok' : '');
    });
  },
  { name: 'serve-health', dependencies: ['require-access'], fastify: '5.x' },
);
