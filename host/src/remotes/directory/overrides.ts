import { record, string } from 'zod/mini';

const KEY = 'atrium-remote-overrides';

/** Only a remote that runs on this very machine may stand in for a deployed one. */
const ALLOWED_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Pointer addresses of locally running remotes by name. For development builds: every use stands behind
 * `process.env.ATRIUM_DEVELOPMENT`, so that production bundles have nothing of this.
 */
export function readOverrides(): Readonly<Record<string, string>> {
  try {
    const text = globalThis.localStorage.getItem(KEY) ?? '{}';
    const stored = record(string(), string()).parse(JSON.parse(text));
    return Object.fromEntries(Object.entries(stored).filter(([, address]) => isAllowedOverride(address)));
  } catch {
    // Storage that is forbidden or corrupt overrides nothing.
    return {};
  }
}

/** Lets a local remote stand in for a deployed one from the next load of the page on. Throws for other machines. */
export function writeOverride(remote: string, address: string): void {
  if (!isAllowedOverride(address))
    throw new TypeError(`Only addresses on this machine are allowed: ${address}`);
  globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readOverrides(), [remote]: address }));
}

/** Every remote is the deployed one again from the next load of the page on. */
export function resetOverrides(): void {
  globalThis.localStorage.removeItem(KEY);
}

/** The address that stands in for a remote's own ones, if any. */
export function overriddenAddresses(remote: string): readonly string[] | undefined {
  const address = readOverrides()[remote];
  return address === undefined ? undefined : [address];
}

/** Whether an address is one of this machine's. */
export function isAllowedOverride(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && ALLOWED_HOSTS.includes(url.hostname);
}
