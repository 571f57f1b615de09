import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { EventWriter } from './declare-public-route.ts';
import { sendEvents } from './send-events.ts';

const LARGE = 'x'.repeat(100_000);

let app: FastifyInstance;

afterEach(() => app.close());

/** Serves events and returns the stream of the response. */
async function serve(
  writeAll: (events: EventWriter) => Promise<void>,
  signal = new AbortController().signal,
) {
  app = Fastify();
  app.get('/', (_, reply) =>
    sendEvents(reply, { writeAll, writeError: (_error, events) => events.write('failed', 'error'), signal }),
  );
  return app.inject({ url: '/', payloadAsStream: true });
}

async function readAll(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

test('writes an event only after the caller has read the events before it', async () => {
  const written: number[] = [];
  const firstIsWritten = Promise.withResolvers<void>();
  const response = await serve(async (events) => {
    for (const event of [1, 2, 3]) {
      written.push(event);
      const writing = events.write(LARGE);
      firstIsWritten.resolve();
      await writing;
    }
  });
  await firstIsWritten.promise;
  expect(written.length).toBeLessThan(3);
  expect(await readAll(response.stream())).toBe(`data: ${LARGE}\n\n`.repeat(3));
  expect(written).toEqual([1, 2, 3]);
});

test('an error before the first event is an error response, and a later one is the last event', async () => {
  const early = await serve(async () => {
    throw new Error('early');
  });
  expect(early.statusCode).toBe(500);
  await app.close();
  const late = await serve(async (events) => {
    await events.write('first');
    throw new Error('late');
  });
  expect(late.statusCode).toBe(200);
  expect(await readAll(late.stream())).toBe('data: first\n\nevent: error\ndata: failed\n\n');
});

test('does not wait for a caller who has disconnected', async () => {
  const disconnected = new AbortController();
  const ended = Promise.withResolvers<void>();
  await serve(async (events) => {
    const writing = events.write(LARGE.repeat(10));
    disconnected.abort();
    await writing;
    await events.write('more');
    ended.resolve();
  }, disconnected.signal);
  await ended.promise;
});
