import { type Descriptor, pointerSchema, type Registry, type RouteList } from '@atrium/contract';
import { fetchPointer } from './fetch-pointer.ts';

interface RouteSources {
  readonly registry: Registry;
  /** The base of relative pointer addresses. Without it, these pointers are not requested. */
  readonly remotesOrigin: string | undefined;
  /** The addresses of frame pages. No remote declares them: menu entries that the server stores create them. */
  readonly framePaths: readonly string[];
}

/**
 * Returns the addresses of the deployment that require a session. The list contains no names of remotes and none of
 * their files.
 */
export async function createRouteList({
  registry,
  remotesOrigin,
  framePaths,
}: RouteSources): Promise<RouteList> {
  const enabled = registry.remotes.filter(({ disabled }) => !disabled);
  const found = await Promise.all(enabled.map((remote) => findPointer(remote, remotesOrigin)));
  const pointers = found.map((pointer) => pointerSchema.safeParse(pointer));
  const descriptors = pointers.flatMap(({ data }) => [
    ...(data ? [data.current.descriptor] : []),
    // The console falls back to the previous version if it cannot run the current one.
    ...(data?.previous ? [data.previous.descriptor] : []),
  ]);
  return {
    routes: [...new Set([...descriptors.flatMap(listAddresses), ...framePaths])].sort(),
    isComplete: pointers.every(({ success }) => success),
  };
}

/** Returns the pointer that the registry contains, or else requests it from its addresses. */
async function findPointer(
  { pointer, pointers }: Registry['remotes'][number],
  remotesOrigin: string | undefined,
): Promise<unknown> {
  return pointer ?? fetchPointer(pointers.flatMap((address) => URL.parse(address, remotesOrigin) ?? []));
}

function listAddresses({ routes, redirects = {} }: Descriptor): readonly string[] {
  return [...routes.map(({ path }) => path), ...Object.keys(redirects)];
}
