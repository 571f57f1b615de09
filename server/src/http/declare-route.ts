import type { BodyOf, Call, DataOf, Permission, Role } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../domain/request-context.ts';
import { parseBody } from './parse-body.ts';

/**
 * Who may call a route: any caller, any signed-in user, a user with one of the roles, or (`with-permission`) an admin
 * or a user with one of the permissions that the contract declares for the call.
 */
export type Access = 'public' | 'signed-in' | 'with-permission' | readonly Role[];

/** The same as {@link Access}, with the permissions that the contract declares instead of `with-permission`. */
export type RouteAccess = 'public' | 'signed-in' | readonly (Role | Permission)[];

export type UserOf<A extends Access> = A extends 'public' ? SignedInUser | undefined : SignedInUser;

export interface RouteDeclaration {
  readonly call: Call;
  readonly access: RouteAccess;
  /** Whether the route requires a recent proof of the user's identity. The default is false. */
  readonly needsProof?: boolean;
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
    access: toRouteAccess(call, access),
    parse: (body) => parseBody(call.body, body),
    handle: async (body, context) => handler(body as BodyOf<C>, context as RequestContext<UserOf<A>>),
  };
}

/** @throws Error when the contract declares no permission for a call that needs one. */
function toRouteAccess({ path, permissions }: Call, access: Access): RouteAccess {
  if (access !== 'with-permission') return access;
  if (!permissions?.length) throw new Error(`The call ${path} declares no permission.`);
  return ['admin', ...permissions];
}
