import type { IncomingMessage, ServerResponse } from 'node:http';
import { registrySchema } from '@atrium/contract';
import { applyFault } from './apply-fault.ts';
import { FAULTS, isFault } from './fault.ts';
import type { ActiveFault, FaultBoard } from './fault-board.ts';

/** A file of a remote, as named by its address. */
interface RemotePath {
  /** The name of the remote, such as `remote_assets`. */
  readonly remote: string;
  /** Path below the remote's folder: `remote.json`, `1.0.0-3f9c2a1b/remoteEntry.js`. */
  readonly file: string;
}

const REMOTE_PATH = /^\/remotes\/([^/?]+)\/([^?]+)/;

/** Returns the remote's file at an address, or `undefined` for any other address. */
function parseRemotePath(address: string): RemotePath | undefined {
  const [, folder, file] = REMOTE_PATH.exec(address) ?? [];
  return folder && file ? { remote: folder.replaceAll('-', '_'), file } : undefined;
}

/** The address at which faults are read and set. */
export const FAULTS_PATH = '/__atrium/faults';

interface FaultMiddlewareOptions {
  readonly board: FaultBoard;
  /** Origin of the server that has the real files: `http://127.0.0.1:8080`. */
  readonly target: string;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const HTML = '<!doctype html><title>Not the requested file</title>';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Returns a middleware that responds like a faulty server for remotes with a fault, and passes all other requests on.
 * Faults are set on the board or by `POST /__atrium/faults?remote=…&fault=…`. Without a valid `fault`, the request ends
 * the fault of the remote. For tests and development only.
 */
export function faultMiddleware({ board, target }: FaultMiddlewareOptions): Middleware {
  return (request, response, next) => {
    const address = request.url ?? '/';
    if (address.startsWith(FAULTS_PATH)) {
      handleControlRequest(board, request, response);
      return;
    }
    if (isRegistry(address) && Object.keys(board.all()).length > 0) {
      sendRegistry(board, new URL(address, target), response).catch(() => response.writeHead(502).end());
      return;
    }
    const path = parseRemotePath(address);
    const activeFault = path && board.get(path.remote);
    if (!path || !activeFault || !affects(activeFault, path)) {
      next();
      return;
    }
    respond(activeFault, path, { response, folder: new URL(getFolder(address), target).href }).catch(() => {
      response.writeHead(502).end();
    });
  };
}

/**
 * Returns whether a fault affects a file. A fault of one version affects the pointer only if the fault changes the
 * pointer.
 */
function affects({ fault, version }: ActiveFault, { file }: RemotePath): boolean {
  if (version === undefined || fault === 'version-clash' || fault === 'syntax-error') return true;
  return file.startsWith(`${version}/`);
}

interface Exchange {
  readonly response: ServerResponse;
  /** The address of the remote's folder on the server with the real files. */
  readonly folder: string;
}

async function respond(
  activeFault: ActiveFault,
  { file }: RemotePath,
  { response, folder }: Exchange,
): Promise<void> {
  const { fault } = activeFault;
  if (fault === 'down') {
    response.destroy();
    return;
  }
  if (fault === 'hang') return;
  if (fault === 'status-500') {
    response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
    return;
  }
  if (fault === 'html') {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(HTML);
    return;
  }
  const content = await applyFault(file, activeFault, async (name) => {
    const realFile = await fetch(`${folder}${name}`);
    if (!realFile.ok) throw new Error(`${name}: ${realFile.status}`);
    return Buffer.from(await realFile.arrayBuffer());
  });
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content);
}

function isRegistry(address: string): boolean {
  return address.replace(/\?.*$/, '') === '/remotes.json';
}

/** Sends the registry without the pointers of faulty remotes, so that browsers request these pointers. */
async function sendRegistry(board: FaultBoard, registry: URL, response: ServerResponse): Promise<void> {
  const { remotes } = registrySchema.parse(await (await fetch(registry)).json());
  const entries = remotes.map(({ pointer, titles, ...entry }) =>
    board.get(entry.name) ? entry : { ...entry, pointer, titles },
  );
  response.writeHead(200, { 'Content-Type': TYPES.json, 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ remotes: entries }));
}

function getFolder(address: string): string {
  return /^\/remotes\/[^/]+\//.exec(address)?.[0] ?? '/';
}

function handleControlRequest(board: FaultBoard, request: IncomingMessage, response: ServerResponse): void {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const remote = query.get('remote');
  const fault = query.get('fault');
  if (request.method === 'POST' && remote) {
    if (isFault(fault)) board.set(remote, fault, query.get('version') ?? undefined);
    else board.clear(remote);
  }
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ faults: FAULTS, active: board.all() }));
}
