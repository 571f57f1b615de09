// @vitest-environment node
import { logoutCall, portableCalls } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import { expect, test } from 'vitest';
import { startWireServer, WIRE_KEY } from '../testing/wire-server.ts';
import { createTransport } from './transport.ts';

test('sends a file unencrypted beside the encrypted body', async () => {
  const seen: unknown[] = [];
  const server = await startWireServer(async ({ headers, body, file }) => {
    seen.push(headers['content-type']?.split(';')[0], body, file?.name, await file?.text());
    return { json: { done: true } };
  });
  const cipher = createBrowserCipher(WIRE_KEY);
  const transport = createTransport({ base: server.url, cipher, timeout: 60_000, readLocale: () => 'en-US' });
  const file = new File(['as it is'], '图片.png', { type: 'image/png' });
  expect(await transport.send(logoutCall, {}, { file })).toEqual({ done: true });
  await server.close();
  expect(seen).toEqual(['multipart/form-data', {}, '图片.png', 'as it is']);
});

test('returns a downloaded file unencrypted, or throws the error if the server rejects the download', async () => {
  const replies = [
    { raw: '{"format":"atrium"}', headers: { 'Content-Type': 'application/json' } },
    { json: { code: 2404, msg: 'Gone' }, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ];
  const server = await startWireServer(() => replies.shift() ?? {});
  const cipher = createBrowserCipher(WIRE_KEY);
  const transport = createTransport({ base: server.url, cipher, timeout: 60_000, readLocale: () => 'en-US' });
  const download = () => transport.send(portableCalls.app.exportFile, { id: 'any' }, {});
  expect(await (await download()).text()).toBe('{"format":"atrium"}');
  await expect(download()).rejects.toMatchObject({ code: 2404 });
  await server.close();
});
