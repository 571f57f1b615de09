import type { FastifyInstance } from 'fastify';
import { StatusError } from '../../domain/status-error.ts';
import { ProviderError } from '../../openid/provider-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { endProviderSessions } from './end-provider-sessions.ts';

/** In bytes. */
const BODY_LIMIT = 64 * 1024;
const INVALID = { error: 'invalid_request' };

/**
 * Registers the address to which providers send logout tokens, in a separate Fastify scope that parses forms. A
 * provider that gets an error status may try again.
 */
export async function registerProviderLogout(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'database' | 'providers' | 'clock'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(
      '/oidc/:provider/logout',
      { config: { access: 'public', isLimited: true } },
      async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        const { provider: id } = request.params as { provider: string };
        const provider = deps.providers?.find(({ settings }) => settings.id === id);
        if (!provider) throw new StatusError(404);
        const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
        if (token === null) return reply.code(400).send(INVALID);
        const { ip: address } = request;
        try {
          await endProviderSessions(deps, { provider, token, address, at: deps.clock() });
          return await reply.code(200).send();
        } catch (error) {
          if (!(error instanceof ProviderError)) throw error;
          request.log.warn({ provider: id, reason: error.message }, 'logout token not accepted');
          return reply.code(error.kind === 'down' ? 503 : 400).send(INVALID);
        }
      },
    );
  });
}
