/** Maximum time to load the pointer of a remote, in milliseconds. */
const TIMEOUT = 2_000;
/**
 * How long a response is used, in milliseconds. Untrusted callers request the addresses, and a remote must not be
 * called for each.
 */
const LIFETIME = 60_000;

interface Answer {
  readonly pointer: Promise<unknown>;
  readonly until: number;
}

const responses = new Map<string, Answer>();

/** Returns the pointer of a remote on another server, from the first address that responds; undefined if none does. */
export async function fetchPointer(addresses: readonly URL[]): Promise<unknown> {
  for (const { href } of addresses) {
    const pointer = await requestPointer(href);
    if (pointer !== undefined) return pointer;
  }
  return undefined;
}

function requestPointer(href: string): Promise<unknown> {
  const known = responses.get(href);
  if (known && known.until > Date.now()) return known.pointer;
  const pointer = fetchJson(href);
  responses.set(href, { pointer, until: Date.now() + LIFETIME });
  return pointer;
}

async function fetchJson(href: string): Promise<unknown> {
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // The list of addresses reports that it is incomplete.
    return undefined;
  }
}
