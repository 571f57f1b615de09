import { once } from 'node:events';
import { request as ask, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy answers by itself instead of asking the server behind it; `undefined` lets the request through. */
export type Interference = (path: string) => ((response: ServerResponse) => void) | undefined;

export interface RunningProxy {
  readonly url: string;
  interfere(how: Interference): void;
  stop(): Promise<void>;
}

/** Stands between the browser and a server, as a gateway does, and can be made to fail like one. */
export async function startProxy(target: string): Promise<RunningProxy> {
  let how: Interference = () => undefined;
  const proxy = createServer((incoming, outgoing) => {
    const answer = how(incoming.url ?? '/');
    if (answer) {
      incoming.resume();
      answer(outgoing);
      return;
    }
    const { method, headers, url } = incoming;
    const onward = ask(new URL(url ?? '/', target), { method, headers, agent: false }, (response) => {
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
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
