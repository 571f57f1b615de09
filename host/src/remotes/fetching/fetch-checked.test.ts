import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { object, string } from 'zod/mini';
import { fetchChecked } from './fetch-checked.ts';

const schema = object({ word: string() });
const BODY = '{"word":"yes"}';
const HASH = `sha384-${createHash('sha384').update(BODY).digest('base64')}`;
const context = { step: 'manifest', remote: 'one' } as const;

let server: Server;
let address: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  respond = (_request, response) => response.end(BODY);
  server = createServer((request, response) => respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file.json`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const fetchBody = (options: { timeout?: number; integrity?: string; isFresh?: boolean } = {}) =>
  fetchChecked(address, { context, schema, timeout: 20_000, ...options });

test('content with the right hash and schema is returned', async () => {
  expect(await fetchBody({ integrity: HASH })).toEqual({ word: 'yes' });
});

test('one changed byte is rejected as a wrong hash, and a closed connection as unreachable', async () => {
  respond = (_request, response) => response.end(BODY.replace('yes', 'yet'));
  await expect(fetchBody({ integrity: HASH })).rejects.toMatchObject({ code: 'wrong-hash', address });
  respond = (_request, response) => response.destroy();
  await expect(fetchBody({ integrity: HASH })).rejects.toMatchObject({ code: 'unreachable' });
});

test('an error status, invalid JSON, and JSON that does not fit the schema are distinguished', async () => {
  respond = (_request, response) => response.writeHead(503).end();
  for (const options of [{}, { integrity: HASH }]) {
    await expect(fetchBody(options)).rejects.toMatchObject({ code: 'status', details: { status: '503' } });
  }
  for (const body of ['<!doctype html>', '{"word":', '{"other":1}']) {
    respond = (_request, response) => response.end(body);
    await expect(fetchBody()).rejects.toMatchObject({ code: 'unreadable' });
  }
});

test('a response that does not end in time is aborted', async () => {
  respond = (_request, response) => response.write('{');
  await expect(fetchBody({ timeout: 200 })).rejects.toMatchObject({ code: 'timeout' });
});

test('a request that must be fresh bypasses caches, and any other may use them', async () => {
  const requested: (string | undefined)[] = [];
  respond = ({ headers }, response) => {
    requested.push(headers['cache-control']);
    response.end(BODY);
  };
  await fetchBody({ isFresh: true });
  await fetchBody();
  expect(requested).toEqual(['no-cache', undefined]);
});
