import fastifyPlugin from 'fastify-plugin';

/** Answers `/healthz` for the user who watches over the server: 200 while it can work, else 503; the status alone. */
export const answerHealth = fastifyPlugin(
  async (app, { seeDatabase }: { readonly seeDatabase: () => Promise<unknown> }) => {
    app.get('/healthz', { config: { access: 'public' }, logLevel: 'error' }, async (_request, reply) => {
      const isWell = await seeDatabase().then(
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
  { name: 'answer-health', dependencies: ['demand-access'], fastify: '5.x' },
);
