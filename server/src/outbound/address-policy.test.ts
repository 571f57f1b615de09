import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { createAddressPolicy } from './address-policy.ts';
import { createOutboundClient } from './create-outbound-client.ts';

const PUBLIC_ONLY = createAddressPolicy([]);

/** Hosts of private, loopback, link-local and metadata addresses in the notations that URLs accept. */
const REJECTED_HOSTS = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
  ...['127.0.0.1.', '127.255.255.254', '0.0.0.0', '0', '0x0', '00', '0.0.0.1', '10.0.0.1', '10.1', '0xa.1'],
  ...['167772161', '012.0.0.1', '172.16.0.1', '172.31.255.255', '0xac100001', '192.168.0.1', '192.168.1'],
  ...['3232235521', '0xc0a80001', '0300.0250.0.1', '169.254.169.254', '169.254.43518', '2852039166'],
  ...[
    '0xa9fea9fe',
    '0xa9.0xfe.0xa9.0xfe',
    '0251.0376.0251.0376',
    '169.254.0.1',
    '100.64.0.1',
    '100.100.100.200',
  ],
  ...['168.63.129.16', '192.0.0.192', '198.18.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['239.255.255.250', '240.0.0.1', '255.255.255.255', '１２７.０.０.１', '①②⑦.⓪.⓪.①', '127。0。0。1'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]'],
  ...[
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[0:0:0:0:0:ffff:c0a8:1]',
    '[::127.0.0.1]',
    '[::7f00:1]',
  ],
  ...['[fe80::1]', '[febf::1]', '[fc00::1]', '[fd00::1]', '[fd00:ec2::254]', '[fd20:ce::254]', '[ff02::1]'],
  ...[
    '[64:ff9b::7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b::10.0.0.1]',
    '[2002:7f00:1::]',
  ],
  ...[
    '[2002:a9fe:a9fe::]',
    '[2002:c0a8:1::1]',
    '[2001:db8::1]',
    '[2001::1]',
    '[100::1]',
    '[fec0::1]',
    '[64:ff9b:1::1]',
  ],
];

test.each(REJECTED_HOSTS)('rejects the host %s', async (host) => {
  const client = createOutboundClient({ policy: PUBLIC_ONLY, timeout: 2_000 });
  try {
    const sent = client.send(new URL(`http://${host}:9/`), { method: 'GET' });
    await expect(sent).rejects.toMatchObject({ reason: 'addressForbidden' });
  } finally {
    await client.close();
  }
});

test('lists at least 80 rejected spellings', () => {
  expect(new Set(REJECTED_HOSTS).size).toBeGreaterThanOrEqual(80);
});

test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '64:ff9b::808:808'])(
  'allows the public address %s',
  (host) => {
    expect(PUBLIC_ONLY.allows(host)).toBe(true);
  },
);

test('allows the ranges of the setting, but never link-local and metadata addresses', () => {
  const policy = createAddressPolicy(['0.0.0.0/0', '::/0', '10.1.0.0/16']);
  expect(policy.allows('10.1.2.3')).toBe(true);
  expect(policy.allows('127.0.0.1')).toBe(true);
  expect(policy.allows('::ffff:127.0.0.1')).toBe(true);
  expect(policy.allows('fd12::1')).toBe(true);
  for (const address of ['169.254.169.254', '100.100.100.200', 'fe80::1', 'fd00:ec2::254', '0.0.0.0', '::']) {
    expect(policy.allows(address), address).toBe(false);
  }
  expect(createAddressPolicy(['10.1.0.0/16']).allows('10.2.0.1')).toBe(false);
});

test('checks the addresses of a name at each connection, also if the name resolves to another address', async () => {
  let lookups = 0;
  const lookup: LookupFunction = (_name, _options, callback) => {
    lookups += 1;
    callback(null, [{ address: lookups === 1 ? '192.0.2.7' : '127.0.0.1', family: 4 }] as never);
  };
  const client = createOutboundClient({
    policy: createAddressPolicy(['10.0.0.0/8']),
    lookup,
    timeout: 2_000,
  });
  for (const turn of [1, 2]) {
    const sent = client.send(new URL('http://models.example:9/'), { method: 'GET' });
    await expect(sent, `turn ${turn}`).rejects.toMatchObject({ reason: 'addressForbidden' });
  }
  expect(lookups).toBe(2);
  await client.close();
});

test('rejects a name if only one of its addresses is forbidden', async () => {
  const lookup: LookupFunction = (_name, _options, callback) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ] as never);
  const client = createOutboundClient({ policy: PUBLIC_ONLY, lookup, timeout: 2_000 });
  const sent = client.send(new URL('http://models.example:9/'), { method: 'GET' });
  await expect(sent).rejects.toMatchObject({ reason: 'addressForbidden' });
  await client.close();
});

test('rejects redirects, limits the size and the time of responses, and reports each failure', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (request.url === '/large') response.end('x'.repeat(2_000));
    else if (request.url === '/json') response.end('{"ok":true}');
    // `/silent` never gets a response.
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const policy = createAddressPolicy(['127.0.0.1']);
  const client = createOutboundClient({ policy, timeout: 300, maxBytes: 1_000 });
  const get = (path: string) => client.send(new URL(`http://127.0.0.1:${port}${path}`), { method: 'GET' });
  expect(await get('/json')).toEqual({ status: 200, json: { ok: true } });
  await expect(get('/redirect')).rejects.toMatchObject({ reason: 'redirected' });
  await expect(get('/large')).rejects.toMatchObject({ reason: 'tooLarge' });
  await expect(get('/silent')).rejects.toMatchObject({ reason: 'timeout' });
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await expect(get('/json')).rejects.toMatchObject({ reason: 'connectFailed' });
  const unknown = client.send(new URL('http://models.invalid/'), { method: 'GET' });
  await expect(unknown).rejects.toMatchObject({ reason: 'dnsFailed' });
  await client.close();
});

test('reads a stream as it arrives, and limits its size and the time between two parts', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/json') return void response.end('{"ok":true}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(request.url === '/large' ? 'x'.repeat(2_000) : 'data: é\n\n');
    // The stream never ends.
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const policy = createAddressPolicy(['127.0.0.1']);
  const client = createOutboundClient({ policy, timeout: 300, maxBytes: 1_000 });
  const open = (path: string) => client.stream(new URL(`http://127.0.0.1:${port}${path}`), { method: 'GET' });
  expect(await open('/json')).toEqual({ status: 200, json: { ok: true }, parts: undefined });
  const parts = (await open('/slow')).parts?.[Symbol.asyncIterator]();
  expect((await parts?.next())?.value).toBe('data: é\n\n');
  await expect(parts?.next()).rejects.toMatchObject({ reason: 'timeout' });
  const large = (await open('/large')).parts?.[Symbol.asyncIterator]();
  await expect(large?.next()).rejects.toMatchObject({ reason: 'tooLarge' });
  await client.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('reports the time of the lookup, and of the whole connection', async () => {
  const server = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const lookup: LookupFunction = (_name, _options, callback) =>
    void setImmediate(() => callback(null, [{ address: '127.0.0.1', family: 4 }] as never));
  const phases: [string, number][] = [];
  const policy = createAddressPolicy(['127.0.0.1']);
  const onPhase = (...phase: [string, number]) => void phases.push(phase);
  const client = createOutboundClient({ policy, lookup, timeout: 2_000, onPhase });
  await client.send(new URL(`http://models.example:${port}/`), { method: 'GET' });
  expect(phases.map(([phase]) => phase)).toEqual(['dns', 'connect']);
  const [dns = 0, connect = 0] = phases.map(([, milliseconds]) => milliseconds);
  expect(dns).toBeGreaterThan(0);
  expect(connect).toBeGreaterThanOrEqual(dns);
  await client.close();
  await new Promise((closed) => server.close(closed));
});
