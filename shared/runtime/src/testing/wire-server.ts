import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrowserCipher } from '@atrium/contract/wire';

export const WIRE_KEY = 'a secret for tests, long enough';

const cipher = createBrowserCipher(WIRE_KEY);

interface WireRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
  /** The uploaded file, if the call has one. */
  readonly file?: File;
}

export interface WireReply {
  /** Defaults to 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Encrypted before it is sent. */
  readonly json?: unknown;
  /** Encrypted before it is sent, without JSON encoding. */
  readonly text?: string;
  /** Sent unchanged. */
  readonly raw?: string;
  /** Closes the connection after this many characters. */
  readonly truncateAfter?: number;
  /** Sends the payload, but never ends the response. */
  readonly isEndless?: boolean;
}

export type Handler = (request: WireRequest) => WireReply | Promise<WireReply>;

/** A real HTTP server that uses the wire format. */
export interface WireServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function startWireServer(handle: Handler): Promise<WireServer> {
  const server = createServer(async (incoming, outgoing) => {
    const { text, file } = await readParts(incoming);
    const body: unknown = JSON.parse(cipher.open(text));
    const reply = await handle({ path: incoming.url ?? '', headers: incoming.headers, body, ...file });
    const payload = toPayload(reply);
    send(outgoing, reply, payload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

function send(outgoing: ServerResponse, reply: WireReply, payload: string): void {
  const length = reply.isEndless ? {} : { 'Content-Length': String(Buffer.byteLength(payload)) };
  outgoing.writeHead(reply.status ?? 200, { ...reply.headers, ...length });
  if (reply.isEndless) outgoing.write(payload);
  else if (reply.truncateAfter === undefined) outgoing.end(payload);
  else outgoing.write(payload.slice(0, reply.truncateAfter), () => outgoing.destroy());
}

function toPayload({ raw, text, json }: WireReply): string {
  if (raw !== undefined) return raw;
  return text === undefined && json === undefined ? '' : cipher.seal(text ?? JSON.stringify(json));
}

/**
 * Reads the encrypted body, and the file if the request is multipart. `file` is spread into the request, so that a
 * request without a file lacks the key.
 */
async function readParts(incoming: IncomingMessage): Promise<{ text: string; file?: { file: File } }> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = incoming.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return { text: bytes.toString('utf8') };
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  return { text: String(form.get('body')), file: { file: form.get('file') as File } };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
