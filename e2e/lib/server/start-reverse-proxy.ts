import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A response that a proxy gives without the server behind it; `undefined` forwards the request. */
export type Interfere = (path: string) => ((response: ServerResponse) => void) | undefined;

/** What a proxy makes of a text response; `undefined` leaves it unchanged. */
export type Rewrite = (path: string) => ((text: string) => string) | undefined;

export interface ReverseProxy {
  readonly url: string;
  interfere(how: Interfere): void;
  rewrite(how: Rewrite): void;
  stop(): Promise<void>;
}

/** A proxy between the browser and a server, as a proxy is, which can be made to fail. */
export async function startReverseProxy(target: string): Promise<ReverseProxy> {
  let how: Interfere = () => undefined;
  let rewriteText: Rewrite = () => undefined;
  const proxy = createServer((incoming, outgoing) => {
    const respond = how(incoming.url ?? '/');
    if (respond) {
      incoming.resume();
      respond(outgoing);
      return;
    }
    const { method, url } = incoming;
    const change = rewriteText(url ?? '/');
    const headers = change ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const onward = sendRequest(new URL(url ?? '/', target), { method, headers, agent: false }, (response) => {
      if (change) {
        void sendChanged(response, outgoing, change);
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    interfere: (next) => {
      how = next;
    },
    rewrite: (next) => {
      rewriteText = next;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

async function sendChanged(
  response: IncomingMessage,
  outgoing: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const { 'content-length': _length, ...headers } = response.headers;
  const respond = await text(response);
  outgoing.writeHead(response.statusCode ?? 502, headers).end(change(respond));
}
