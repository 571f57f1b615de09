import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RouteAccess } from './declare-route.ts';

/**
 * Who may use a route. Routes of the public API for apps require an API key, and those for SCIM resources a SCIM token.
 */
type AnyAccess = RouteAccess | 'api-key' | 'scim-token';

/** A registered route and its access rule. */
interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: AnyAccess;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access rule of the route. */
    readonly access?: AnyAccess;
    /** The largest file of a form, in bytes. Defaults to that of an image. */
    readonly fileBytes?: number;
    /** Whether requests to the route count toward the limit of parallel calls. The console's calls always count. */
    readonly isLimited?: boolean;
  }
  interface FastifyInstance {
    /** All registered routes. */
    readonly routeTable: readonly RegisteredRoute[];
  }
}

/**
 * Throws when a route does not declare its access, so that the server does not start. Lists all routes in `routeTable`.
 */
export const requireAccess = fastifyPlugin(
  async (app) => {
    const routes: RegisteredRoute[] = [];
    app.decorate('routeTable', routes);
    app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
      if (!config?.access) throw new Error(`The route ${String(method)} ${url} declares no access.`);
      routes.push({ method: String(method), url, access: config.access });
    });
  },
  { name: 'require-access', fastify: '5.x' },
);
