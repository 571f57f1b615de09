import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FaultBoard } from './fault-board.ts';
import { faultMiddleware } from './fault-middleware.ts';

export interface FaultProxy {
  readonly url: string;
  readonly board: FaultBoard;
  close(): Promise<void>;
}

interface FaultProxyOptions {
  /** Origin of the real server. */
  readonly target: string;
  /** Defaults to any free port. */
  readonly port?: number;
  /** Runs before anything else. Returns `true` when it has responded. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Starts a server on this machine that forwards everything to the real one, except requests for which a fault is active
 * on the board.
 */
export async function startFaultProxy({
  target,
  port = 0,
  intercept,
}: FaultProxyOptions): Promise<FaultProxy> {
  const board = new FaultBoard();
  const injectFaults = faultMiddleware({ board, target });
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    injectFaults(request, response, () => forwardRequest(request, response, target));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actualPort}`,
    board,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function forwardRequest(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { origin, host } = new URL(target);
  // The real server checks the origin of requests. The browser sends the origin of this proxy.
  const headers = { ...request.headers, host, ...(request.headers.origin ? { origin } : {}) };
  const forwarded = send(
    new URL(request.url ?? '/', target),
    // Uses a new connection: the real server may just have closed a reused one.
    { method: request.method ?? 'GET', headers, agent: false },
    (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
