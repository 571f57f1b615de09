import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Returns a function that responds instead of the server, or `undefined` to forward the request. */
export type FindResponder = (path: string) => ((response: ServerResponse) => void) | undefined;

/** Returns a function that changes a text response, or `undefined` to leave it unchanged. */
export type FindRewriter = (path: string) => ((text: string) => string) | undefined;

export interface ReverseProxy {
  readonly url: string;
  /** Responds to some requests instead of the server. Replaces the function of the previous call. */
  respondInstead(findResponder: FindResponder): void;
  /** Changes the text of some responses. Replaces the function of the previous call. */
  rewrite(findRewriter: FindRewriter): void;
  stop(): Promise<void>;
}

/** Starts a reverse proxy between the browser and a server. It can replace and change responses. */
export async function startReverseProxy(target: string): Promise<ReverseProxy> {
  let findResponder: FindResponder = () => undefined;
  let findRewriter: FindRewriter = () => undefined;
  const proxy = createServer((incoming, outgoing) => {
    const respond = findResponder(incoming.url ?? '/');
    if (respond) {
      incoming.resume();
      respond(outgoing);
      return;
    }
    const { method, url } = incoming;
    const rewriteText = findRewriter(url ?? '/');
    // A response that changes must arrive without compression.
    const headers = rewriteText ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const forwarded = sendRequest(
      new URL(url ?? '/', target),
      { method, headers, agent: false },
      (response) => {
        if (rewriteText) {
          void sendRewritten(response, outgoing, rewriteText);
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    respondInstead: (next) => {
      findResponder = next;
    },
    rewrite: (next) => {
      findRewriter = next;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

async function sendRewritten(
  response: IncomingMessage,
  outgoing: ServerResponse,
  rewriteText: (text: string) => string,
): Promise<void> {
  const { 'content-length': _length, ...headers } = response.headers;
  const body = await text(response);
  outgoing.writeHead(response.statusCode ?? 502, headers).end(rewriteText(body));
}
