import fastifyPlugin from 'fastify-plugin';

/** Responds to `/healthz` for monitoring: 200 while the server can work, otherwise 503, with the status alone. */
export const answerHealth = fastifyPlugin(
  async (app, { pingDatabase }: { readonly pingDatabase: () => Promise<unknown> }) => {
    app.get('/healthz', { config: { access: 'public' }, logLevel: 'error' }, async (_request, reply) => {
      const isWell = await pingDatabase().then(
        () => true,
        () => false,
      );
      return reply
        .code(isWell ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isWell ? 'ok' : '');
    });
  },
  { name: 'answer-health', dependencies: ['require-access'], fastify: '5.x' },
);
