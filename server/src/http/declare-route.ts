import type { BodyOf, Call, DataOf, Role } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../domain/request-context.ts';
import { parseBody } from './parse-body.ts';

/** Who may call a route: any caller, any signed-in user, or a user with one of the roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

export type UserOf<A extends Access> = A extends 'public' ? SignedInUser | undefined : SignedInUser;

export interface RouteDeclaration {
  readonly call: Call;
  readonly access: Access;
  /** Reads the request's body. Throws a BusinessError for an invalid one. */
  readonly parse: (body: unknown) => unknown;
  readonly handle: (body: unknown, context: RequestContext) => Promise<unknown>;
}

/**
 * Declares one console call and its access. The handler receives the parsed body, and its result is checked against the
 * call's schema before it is sent.
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
