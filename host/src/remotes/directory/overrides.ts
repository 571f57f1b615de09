import { record, string } from 'zod/mini';

const KEY = 'atrium-remote-overrides';

const overridesSchema = record(string(), string());

/** Only a remote that runs on this very machine may stand in for a deployed one. */
const ALLOWED_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

const isDevelopment = process.env.ATRIUM_DEVELOPMENT === 'true';

/** Pointer addresses of locally running remotes by name; always empty outside development builds. */
export function readOverrides(): Readonly<Record<string, string>> {
  if (!isDevelopment) return {};
  try {
    const stored = overridesSchema.parse(JSON.parse(globalThis.localStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(Object.entries(stored).filter(([, address]) => isAllowed(address)));
  } catch {
    // Storage that is forbidden or corrupt overrides nothing.
    return {};
  }
}

/** Lets a local remote stand in for a deployed one from the next load of the page on. Throws for other machines. */
export function writeOverride(remote: string, address: string): void {
  if (!isAllowed(address)) throw new TypeError(`Only addresses on this machine are allowed: ${address}`);
  globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readOverrides(), [remote]: address }));
}

export function resetOverrides(): void {
  globalThis.localStorage.removeItem(KEY);
}

/** The address that stands in for a remote's own ones, if any. */
export function overriddenAddresses(remote: string): readonly string[] | undefined {
  const address = readOverrides()[remote];
  return address === undefined ? undefined : [address];
}

function isAllowed(address: string): boolean {
  return URL.canParse(address) && ALLOWED_HOSTS.includes(new URL(address).hostname);
}
