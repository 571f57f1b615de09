/** A response whose body has been read. */
export interface ReadResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** The requests that the document's first script sends before the host's code has arrived. */
export interface EarlyRequests {
  /** The deployment's configuration. */
  readonly config: Promise<ReadResponse>;
  /** The registry of remotes, for a signed-in user, if its address is known from an earlier page load. */
  readonly registry?: { readonly address: string; readonly response: Promise<ReadResponse> };
  /**
   * Adds the script tags of the signed-in pages. The tags wait until the host's script runs, because they would delay
   * it.
   */
  readonly addWaitingScripts?: () => void;
}

declare global {
  var __atriumEarly: EarlyRequests | undefined;
}

/** Waits for a response and reads its body. */
export async function readResponse(request: Promise<Response>): Promise<ReadResponse> {
  const response = await request;
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** Returns the early response of the configuration, or `undefined` if it was already consumed. */
export function consumeEarlyConfig(): Promise<ReadResponse> | undefined {
  const { config, ...others } = globalThis.__atriumEarly ?? {};
  globalThis.__atriumEarly = others as EarlyRequests;
  return config;
}

/**
 * Returns the early response of the registry. Returns `undefined` if the request failed, had another address, or was
 * already consumed.
 */
export async function consumeEarlyRegistry(address: string): Promise<ReadResponse | undefined> {
  const early = globalThis.__atriumEarly?.registry;
  globalThis.__atriumEarly = undefined;
  return early?.address === address ? early.response.catch(() => undefined) : undefined;
}
