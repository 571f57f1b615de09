import { type Descriptor, ROUTES } from '@atrium/contract';
import { RemoteFailure } from '../fetching/remote-failure.ts';

const HOST = 'host';

/** Addresses that no remote may claim, including those below them. */
const RESERVED_NAMESPACES = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.forgotPassword,
  ROUTES.providerSignIn,
  ROUTES.resetPassword,
  ROUTES.forbidden,
  ROUTES.serverError,
  ROUTES.refresh,
  ROUTES.redirect,
  '/setting',
] as const;

/** The prefixes of the host's message ids. The `messages` of a descriptor is such a prefix. */
const HOST_MESSAGE_PREFIXES = ['host', 'ui'] as const;

/**
 * Returns a failure for the first claim in a descriptor that the remote may not make. A claim is an address or a
 * name that a descriptor reserves for its remote. It is rejected if it belongs to the host or to an earlier remote in
 * the registry, or if it is a route outside the remote's own namespaces. The failure names the claim and, if the host
 * or another remote owns it, the owner. The host then registers nothing of the remote.
 */
export function findClaimFailure(
  descriptor: Descriptor,
  version: string,
  earlier: readonly Descriptor[],
): RemoteFailure | undefined {
  const context = { step: 'pointer', remote: descriptor.name, version } as const;
  const reject = (claim: string, owner: string): RemoteFailure =>
    new RemoteFailure('collision', { ...context, details: { claim, owner } });
  const outsideRoute = descriptor.routes.find(
    ({ path }) => !descriptor.namespaces.some((namespace) => isWithin(path, namespace)),
  );
  if (outsideRoute)
    return new RemoteFailure('outside-namespaces', { ...context, details: { claim: outsideRoute.path } });
  for (const namespace of descriptor.namespaces) {
    if (isShared(namespace) || RESERVED_NAMESPACES.some((reserved) => overlaps(namespace, reserved)))
      return reject(namespace, HOST);
  }
  if (HOST_MESSAGE_PREFIXES.some((reserved) => reserved === descriptor.messages))
    return reject(descriptor.messages, HOST);
  for (const other of earlier) {
    const claim = findCommonClaim(descriptor, other);
    if (claim) return reject(claim, other.name);
  }
  return undefined;
}

function findCommonClaim(one: Descriptor, other: Descriptor): string | undefined {
  if (one.messages === other.messages) return one.messages;
  const namespace = one.namespaces.find((claim) =>
    other.namespaces.some((namespace) => overlaps(claim, namespace)),
  );
  if (namespace) return namespace;
  return one.routes.find(({ name }) => other.routes.some((route) => route.name === name))?.name;
}

/** The root and the console's root are shared, so no remote may claim them. */
function isShared(namespace: string): boolean {
  return namespace === ROUTES.index || namespace === ROUTES.admin;
}

function overlaps(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

function isWithin(path: string, namespace: string): boolean {
  return path === namespace || path.startsWith(namespace.endsWith('/') ? namespace : `${namespace}/`);
}
