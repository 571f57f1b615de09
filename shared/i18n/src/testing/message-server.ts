import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrowserCipher } from '@atrium/contract/wire';

export const WIRE_KEY = 'a secret for tests, long enough';

/** A real HTTP server that uses the wire format. The test chooses its responses. */
export interface MessageServer {
  readonly url: string;
  /** Requested paths, in order. */
  readonly paths: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the server. For the path of a call, `respond` returns the data of the response or an HTTP
 * error status. The server responds when the promise of `respond` resolves.
 */
export async function startMessageServer(
  respond: (path: string) => Promise<Readonly<Record<string, unknown>> | number>,
): Promise<MessageServer> {
  const cipher = createBrowserCipher(WIRE_KEY);
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const data = await respond(path);
    response.statusCode = typeof data === 'number' ? data : 200;
    response.end(typeof data === 'number' ? '' : cipher.seal(JSON.stringify({ code: 0, data })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, paths, close };
}
