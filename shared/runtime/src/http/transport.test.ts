// @vitest-environment jsdom
import { logoutCall } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Handler, startWireServer, WIRE_KEY, type WireServer } from '../testing/wire-server.ts';
import { createTransport, type Transport } from './transport.ts';

let server: WireServer;
let handle: Handler;

beforeEach(async () => {
  server = await startWireServer((request) => handle(request));
});

afterEach(() => server.close());

function createTransportTo(base: string, timeout: number): Transport {
  return createTransport({ base, timeout, cipher: createBrowserCipher(WIRE_KEY), readLocale: () => 'zh-CN' });
}

describe('the transport', () => {
  it('times out if the server does not respond in time', async () => {
    handle = () => new Promise(() => undefined);
    const sending = createTransportTo(server.url, 100).send(logoutCall, {}, {});
    await expect(sending).rejects.toMatchObject({ name: 'NetworkError', kind: 'timeout' });
  });

  it('times out if the body does not end in time', async () => {
    handle = () => ({ raw: 'half of it', isEndless: true });
    const sending = createTransportTo(server.url, 300).send(logoutCall, {}, {});
    await expect(sending).rejects.toMatchObject({ name: 'NetworkError', kind: 'timeout' });
  });

  it('uses the origin of the page if no other origin is configured', () => {
    expect(createTransportTo('', 100).getAddress(logoutCall)).toBe(`${location.origin}/api/logout`);
  });
});
