import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from './declare-route.ts';

/** A route as the application knows it, and who may use it. */
interface KnownRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. */
    readonly access?: Access;
    /** Whether the route takes a place among the calls that the server works on at once. Calls always do. */
    readonly isLimited?: boolean;
  }
  interface FastifyInstance {
    /** Every route that was registered. */
    readonly routeTable: readonly KnownRoute[];
  }
}

/**
 * Lets no route be registered that does not say who may use it, and keeps the table of those that were.
 *
 * @throws Error naming the route, at registration: the server does not start.
 */
export function demandAccess(app: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (!config?.access) throw new Error(`The route ${String(method)} ${url} declares no access.`);
    routes.push({ method: String(method), url, access: config.access });
  });
}
