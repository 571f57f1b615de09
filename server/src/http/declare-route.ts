import type { BodyOf, Call, DataOf, Role } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../domain/request-context.ts';
import { parseBody } from './parse-body.ts';

/** Who may call a route: anybody, anybody signed in, or the user who has one of the roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

export type UserOf<A extends Access> = A extends 'public' ? SignedInUser | undefined : SignedInUser;

export interface RouteDeclaration {
  readonly call: Call;
  readonly access: Access;
  /** Reads the request's body; throws a BusinessError for one that does not fit. */
  readonly parse: (body: unknown) => unknown;
  readonly handle: (body: unknown, context: RequestContext) => Promise<unknown>;
}

/**
 * One console call and its one line of access. The body reaches the handler parsed, and what the handler answers is
 * checked against the call's schema before it leaves.
 */
export function declareRoute<C extends Call, const A extends Access>(
  call: C,
  access: A,
  handler: (body: BodyOf<C>, context: RequestContext<UserOf<A>>) => Promise<DataOf<C>> | DataOf<C>,
): RouteDeclaration {
  return {
    call,
    access,
    parse: (body) => parseBody(call.body, body),
    handle: async (body, context) => handler(body as BodyOf<C>, context as RequestContext<UserOf<A>>),
  };
}
