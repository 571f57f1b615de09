/** What the document's first script requests before the console's own code has arrived. */
export interface EarlyRequests {
  /** The deployment's configuration. */
  readonly config: Promise<Response>;
  /**
   * For a signed-in user, responses that the console reads itself, by the hash that the body must have, if any, and the
   * address: the registry of remotes, and the manifest of the page's remote.
   */
  readonly responses?: Map<string, Promise<Response>>;
  /** Adds the tags of the scripts behind sign-in. Called when the console's first script runs. */
  readonly addWaitingScripts?: () => void;
}

declare global {
  var __atriumEarly: EarlyRequests | undefined;
}

/** Returns the early response of the configuration, once. */
export function consumeEarlyConfig(): Promise<Response> | undefined {
  const { config, ...others } = globalThis.__atriumEarly ?? {};
  globalThis.__atriumEarly = others as EarlyRequests;
  return config;
}

/** Returns the key of an early response. */
export function getEarlyKey(address: string, integrity = ''): string {
  return `${integrity} ${address}`;
}

/**
 * Returns the early response from an address, once. Returns `undefined` if there is none, or if it was requested with
 * another hash.
 */
export async function consumeEarlyResponse(
  address: string,
  integrity?: string,
): Promise<Response | undefined> {
  const responses = globalThis.__atriumEarly?.responses;
  const key = getEarlyKey(address, integrity);
  const response = responses?.get(key);
  responses?.delete(key);
  return response?.catch(() => undefined);
}
