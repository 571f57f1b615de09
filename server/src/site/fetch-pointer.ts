/** Maximum time to load the pointer of a remote, in milliseconds. */
const TIMEOUT = 2_000;
/**
 * How long the result of a request is cached, even if the request failed, in milliseconds. Untrusted callers may
 * request the list of routes often, and this must not send as many requests to the servers of remotes.
 */
const LIFETIME = 60_000;

interface CachedPointer {
  readonly pointer: Promise<unknown>;
  readonly expiresAt: number;
}

const cachedPointers = new Map<string, CachedPointer>();

/** Returns the pointer of a remote on another server, from the first address that responds; undefined if none does. */
export async function fetchPointer(addresses: readonly URL[]): Promise<unknown> {
  for (const { href } of addresses) {
    const pointer = await requestPointer(href);
    if (pointer !== undefined) return pointer;
  }
  return undefined;
}

function requestPointer(href: string): Promise<unknown> {
  const cached = cachedPointers.get(href);
  if (cached && cached.expiresAt > Date.now()) return cached.pointer;
  const pointer = fetchJson(href);
  cachedPointers.set(href, { pointer, expiresAt: Date.now() + LIFETIME });
  return pointer;
}

async function fetchJson(href: string): Promise<unknown> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? await response.json() : undefined;
  } catch {
    // Without the pointer, the list of routes says that it is incomplete.
    return undefined;
  }
}
