import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../domain/business-error.ts';
import type { SignedInUser } from '../domain/request-context.ts';
import type { RouteDeclaration } from './declare-route.ts';

/** Milliseconds for which a proof of the identity is recent. */
const LIFETIME = 10 * 60_000;

/** Returns the route of a dangerous action, which requires a recent proof of the user's identity. */
export function withProof(route: RouteDeclaration): RouteDeclaration {
  return { ...route, needsProof: true };
}

/** @throws BusinessError `proofRequired` if the route requires a proof and the last one is too old. */
export function assertProof(
  { needsProof = false }: Pick<RouteDeclaration, 'needsProof'>,
  user: SignedInUser | undefined,
  at: Date,
): void {
  if (!needsProof) return;
  // A request without a user has no proof, which counts as a proof that is too old.
  const age = user ? at.getTime() - user.provenAt.getTime() : LIFETIME;
  if (age >= LIFETIME) throw new BusinessError(ERROR_CODES.proofRequired);
}
