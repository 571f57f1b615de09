import { record, string } from 'zod/mini';

const KEY = 'atrium-remote-overrides';

/** Only a remote that runs on this machine may replace a deployed one. */
const ALLOWED_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns the pointer addresses of local remotes by name. For development builds only: every use is guarded by
 * `process.env.ATRIUM_DEVELOPMENT`, so production bundles do not contain this code.
 */
export function readOverrides(): Readonly<Record<string, string>> {
  try {
    const text = globalThis.localStorage.getItem(KEY) ?? '{}';
    const stored = record(string(), string()).parse(JSON.parse(text));
    return Object.fromEntries(Object.entries(stored).filter(([, address]) => isAllowedOverride(address)));
  } catch {
    // If the storage is not accessible or its content is invalid, there are no overrides.
    return {};
  }
}

/**
 * Replaces a deployed remote with a local one from the next page load on.
 *
 * @throws when the address belongs to another machine.
 */
export function writeOverride(remote: string, address: string): void {
  if (!isAllowedOverride(address))
    throw new TypeError(`Only addresses on this machine are allowed: ${address}`);
  globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readOverrides(), [remote]: address }));
}

/** Uses the deployed version of every remote from the next page load on. */
export function resetOverrides(): void {
  globalThis.localStorage.removeItem(KEY);
}

/**
 * Returns the pointer address of the local remote that replaces a deployed one. It is in a list, because a deployed
 * remote has a list of addresses. Undefined if no local remote replaces the deployed one.
 */
export function readOverrideAddresses(remote: string): readonly string[] | undefined {
  const address = readOverrides()[remote];
  return address === undefined ? undefined : [address];
}

/** Returns whether an address belongs to this machine. */
export function isAllowedOverride(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && ALLOWED_HOSTS.includes(url.hostname);
}
