import { type Descriptor, pointerSchema, type Registry, type RouteList } from '@atrium/contract';
import { fetchPointer } from './fetch-pointer.ts';

interface RouteSources {
  readonly registry: Registry;
  /** Where addresses of remotes that name no origin are; such remotes stay unknown without it. */
  readonly remotesOrigin: string | undefined;
  /** Addresses of the pages that exist by the server's menu entries alone. */
  readonly menuPaths: readonly string[];
}

/** Every address behind the sign-in that the deployment knows. It names no remote and nothing of its files. */
export async function listRoutes({ registry, remotesOrigin, menuPaths }: RouteSources): Promise<RouteList> {
  const enabled = registry.remotes.filter(({ disabled }) => !disabled);
  const found = await Promise.all(enabled.map((remote) => findPointer(remote, remotesOrigin)));
  const pointers = found.map((pointer) => pointerSchema.safeParse(pointer));
  const descriptors = pointers.flatMap(({ data }) => [
    ...(data ? [data.current.descriptor] : []),
    // A console that cannot run the current version falls back to the previous one.
    ...(data?.previous ? [data.previous.descriptor] : []),
  ]);
  return {
    routes: [...new Set([...descriptors.flatMap(addressesOf), ...menuPaths])].sort(),
    isComplete: pointers.every(({ success }) => success),
  };
}

async function findPointer(
  { pointer, pointers }: Registry['remotes'][number],
  remotesOrigin: string | undefined,
): Promise<unknown> {
  return pointer ?? fetchPointer(pointers.flatMap((address) => URL.parse(address, remotesOrigin) ?? []));
}

function addressesOf({ routes, redirects = {} }: Descriptor): readonly string[] {
  return [...routes.map(({ path }) => path), ...Object.keys(redirects)];
}
