import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { OutboundError } from './outbound-error.ts';
import { toOutboundError } from './to-outbound-error.ts';

export interface OutboundOptions {
  readonly policy: AddressPolicy;
  /** Finds the addresses of a host. The system's resolver by default. */
  readonly lookup?: LookupFunction | undefined;
  /** Certificates of the authority, in PEM. The authorities of the system by default. */
  readonly certificate?: string | undefined;
  /**
   * Maximum time for a whole request, in milliseconds. For a stream: maximum time until it begins, and between two of
   * its parts.
   */
  readonly timeout: number;
  /** Maximum bytes of a response. Defaults to 32 MB. */
  readonly maxBytes?: number;
  /** Receives the time of each phase of a new connection. `connect` includes `dns` and TLS. */
  readonly onPhase?: ((phase: ConnectPhase, milliseconds: number) => void) | undefined;
}

export type ConnectPhase = 'dns' | 'connect';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export interface OutboundResponse {
  readonly status: number;
  /** The parsed body; undefined if it is empty or not JSON. */
  readonly json: unknown;
}

export interface OutboundStream {
  readonly status: number;
  /**
   * The text of a successful response, as it arrives. The iterator throws OutboundError if the stream breaks off.
   * Undefined if the response has an error status or is not a stream of events.
   */
  readonly parts: AsyncIterable<string> | undefined;
  /** The parsed body of any other response, as in {@link OutboundResponse}. */
  readonly json: unknown;
}

/** Sends requests to one other server. Redirects are rejected. */
export interface OutboundClient {
  /** @throws OutboundError when there is no response. A response with an error status is returned. */
  send(url: URL, request: OutboundRequest): Promise<OutboundResponse>;
  /**
   * Sends a request whose response may be a stream of server-sent events. Its signal also stops the stream.
   *
   * @throws OutboundError when there is no response. A response with an error status is returned.
   */
  stream(url: URL, request: OutboundRequest): Promise<OutboundStream>;
  close(): Promise<void>;
}

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Creates a client whose requests reach allowed addresses only. If the host of a request is an IP address, the policy
 * checks it. If the host is a name, the policy checks the addresses to which the name resolves at the moment of the
 * connection. So the name cannot resolve to another address after the check.
 */
export function createOutboundClient(options: OutboundOptions): OutboundClient {
  const { policy, timeout, maxBytes = MAX_BYTES } = options;
  const agent = new Agent({
    connect: createConnector(options),
    headersTimeout: timeout,
    bodyTimeout: timeout,
    maxResponseSize: maxBytes,
    pipelining: 1,
    connections: 16,
  });
  const dispatch = (url: URL, accept: string, { method, headers = {}, body, signal }: OutboundRequest) => {
    assertAllowedHost(url, policy);
    return request(url, {
      dispatcher: agent,
      method,
      headers: { accept, ...(body === undefined ? {} : JSON_TYPE), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    });
  };
  return {
    async send(url, { signal, ...others }) {
      const timeoutSignal = AbortSignal.timeout(timeout);
      const anySignal = signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal;
      try {
        return await readResponse(await dispatch(url, JSON_MEDIA, { ...others, signal: anySignal }));
      } catch (error) {
        throw toOutboundError(error, timeoutSignal.aborted);
      }
    },
    async stream(url, outboundRequest) {
      try {
        const response = await dispatch(url, `${EVENTS_MEDIA}, ${JSON_MEDIA}`, outboundRequest);
        const isStream = response.statusCode < 300 && hasEvents(response);
        if (!isStream) return { ...(await readResponse(response)), parts: undefined };
        return { status: response.statusCode, parts: readParts(response.body), json: undefined };
      } catch (error) {
        // A stream has no limit for the whole request. The error itself says whether a part of it took too long.
        throw toOutboundError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

/** Returns a function that connects to allowed addresses only and reports how long each phase takes. */
function createConnector({
  policy,
  lookup = resolve as LookupFunction,
  certificate,
  timeout,
  onPhase,
}: OutboundOptions): buildConnector.connector {
  const guardedLookup = createGuardedLookup(policy, lookup);
  const connect = buildConnector({
    timeout,
    lookup: (hostname, settings, callback) => {
      const startedAt = performance.now();
      guardedLookup(hostname, settings, (...found) => {
        onPhase?.('dns', performance.now() - startedAt);
        callback(...found);
      });
    },
    ...(certificate ? { ca: certificate } : {}),
  });
  return (settings, callback) => {
    const startedAt = performance.now();
    connect(settings, (...connected) => {
      onPhase?.('connect', performance.now() - startedAt);
      callback(...connected);
    });
  };
}

const JSON_MEDIA = 'application/json';
const EVENTS_MEDIA = 'text/event-stream';
const JSON_TYPE = { 'content-type': JSON_MEDIA };

/**
 * Checks a host that is an IP address. The URL parser has already converted other notations of IPv4 addresses, such as
 * `0x7f.1` and `2130706433`.
 */
function assertAllowedHost(url: URL, policy: AddressPolicy): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !policy.allows(host)) throw createForbiddenError(host);
}

function createForbiddenError(address: string): OutboundError {
  return new OutboundError('addressForbidden', `The address ${address} is not allowed.`);
}

/** Returns a lookup that fails if one of the addresses of a name is not allowed. */
function createGuardedLookup(policy: AddressPolicy, lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = found as unknown as readonly { address: string; family: number }[];
      const rejected = addresses.find(({ address }) => !policy.allows(address));
      if (rejected) return callback(createForbiddenError(rejected.address), '');
      const [first] = addresses;
      if (!first) return callback(new OutboundError('dnsFailed', `${hostname} has no address.`), '');
      return options.all ? callback(null, addresses as never) : callback(null, first.address, first.family);
    });
  };
}

function hasEvents({ headers }: Dispatcher.ResponseData): boolean {
  return String(headers['content-type'] ?? '').startsWith(EVENTS_MEDIA);
}

async function* readParts(body: Dispatcher.ResponseData['body']): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    for await (const bytes of body) yield decoder.decode(bytes as Uint8Array, { stream: true });
    // A character that the server has not sent completely.
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    // As in `stream`: the whole request has no limit.
    throw toOutboundError(error);
  }
}

async function readResponse({ statusCode, body }: Dispatcher.ResponseData): Promise<OutboundResponse> {
  if (statusCode >= 300 && statusCode < 400) {
    await body.dump();
    throw new OutboundError('redirected', `The server redirects (status ${statusCode}).`);
  }
  return { status: statusCode, json: parseJson(await body.text()) };
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
