/** A response whose body has been read. */
export interface ReadResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** A request that was sent early, and its address. */
export interface EarlyRequest {
  readonly address: string;
  readonly response: Promise<ReadResponse>;
}

/** The requests that the document's first script sends before the host's code needs them. */
export interface EarlyRequests {
  /** The deployment's configuration. */
  readonly config?: Promise<ReadResponse>;
  /** The registry of remotes, for a signed-in user, if its address is known from an earlier page load. */
  readonly registry?: EarlyRequest;
  /**
   * The manifest of the remote whose page the document opens. The browser accepts only a body with the hash
   * `integrity`.
   */
  readonly manifest?: EarlyRequest & { readonly integrity: string };
  /**
   * Requests the files of the page that the document opens. The host's script calls this function when it starts.
   * Earlier requests would delay that script.
   */
  readonly requestPage?: () => void;
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
  return consume('config');
}

/**
 * Returns the early response of the registry. Returns `undefined` if the request failed, had another address, or was
 * already consumed.
 */
export async function consumeEarlyRegistry(address: string): Promise<ReadResponse | undefined> {
  const early = consume('registry');
  return early?.address === address ? early.response.catch(() => undefined) : undefined;
}

/**
 * Returns the early response of a manifest. Returns `undefined` if the request failed, had another address or hash, or
 * was already consumed.
 */
export async function consumeEarlyManifest(
  address: string,
  integrity: string,
): Promise<ReadResponse | undefined> {
  const early = globalThis.__atriumEarly?.manifest;
  if (early?.address !== address || early.integrity !== integrity) return undefined;
  return consume('manifest')?.response.catch(() => undefined);
}

/** Returns an early request, and removes it. */
function consume<Name extends 'config' | 'registry' | 'manifest'>(
  name: Name,
): EarlyRequests[Name] | undefined {
  const early = globalThis.__atriumEarly;
  const { [name]: request, ...others } = early ?? {};
  globalThis.__atriumEarly = others;
  return request;
}
