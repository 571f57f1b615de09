import { expect, test } from 'vitest';
import { readEventData } from './read-event-data.ts';

async function readAll(parts: readonly string[]) {
  const read: string[] = [];
  const stream = (async function* () {
    yield* parts;
  })();
  for await (const data of readEventData(stream)) read.push(data);
  return read;
}

test('finds the data of events whose lines arrive in several parts', async () => {
  expect(await readAll(['da', 'ta: {"a":', '1}\n', '\ndata:{"b":2}\r', '\n\r\n'])).toEqual([
    '{"a":1}',
    '{"b":2}',
  ]);
});

test('ignores comments and other fields, and reads an event without a line break at the end', async () => {
  expect(await readAll([': wait\n\nevent: delta\nid: 1\ndata: one\n\n', 'data: [DONE]'])).toEqual([
    'one',
    '[DONE]',
  ]);
});

test('rejects a line that never ends', async () => {
  await expect(readAll(['data: ', 'x'.repeat(1_000_001)])).rejects.toMatchObject({ reason: 'tooLarge' });
});
