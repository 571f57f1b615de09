import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createAddressPolicy } from './address-policy.ts';
import { createOutboundClient } from './create-outbound-client.ts';

/** Streams a response in these parts from a local server. Returns the text that the client reads. */
async function stream(parts: readonly Uint8Array[]): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = createOutboundClient({ policy: createAddressPolicy(['127.0.0.1']), timeout: 5_000 });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const response = await client.stream(new URL(`http://127.0.0.1:${port}/`), { method: 'GET' });
  let text = '';
  for await (const part of response.parts ?? []) text += part;
  return text;
}

test('a stream joins a character that arrives in two parts, and replaces an incomplete character at its end', async () => {
  const bytes = new TextEncoder().encode('data: 好');
  expect(await stream([bytes.subarray(0, -1), bytes.subarray(-1)])).toBe('data: 好');
  expect(await stream([bytes.subarray(0, -1)])).toBe('data: \ufffd');
});
