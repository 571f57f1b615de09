import type { BodyOf, Call, DataOf } from '@atrium/contract';
import type { RequestContext } from '../domain/request-context.ts';
import { type Access, declareRoute, type RouteDeclaration, type UserOf } from './declare-route.ts';

/** The result of a use case. A use case whose call returns only `done` may return nothing. */
type Result<C extends Call> =
  DataOf<C> extends { readonly done: boolean } ? DataOf<C> | undefined : DataOf<C>;
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return statement returns void.
type Returned<C extends Call> = DataOf<C> extends { readonly done: boolean } ? Result<C> | void : Result<C>;

/**
 * Returns a function that declares routes: the call, who may use it, and the use case, which receives `deps`, the body
 * and the context of the request.
 */
export function bindRoutes<Deps>(deps: Deps) {
  return <C extends Call, const A extends Access>(
    call: C,
    access: A,
    useCase: (
      deps: Deps,
      body: BodyOf<C>,
      context: RequestContext<UserOf<A>>,
    ) => Promise<Returned<C>> | Returned<C>,
  ): RouteDeclaration =>
    declareRoute(
      call,
      access,
      async (body, context) => ((await useCase(deps, body, context)) ?? { done: true }) as DataOf<C>,
    );
}
