import { expect, test } from 'vitest';
import { createRequestMessage, readRequest } from './request-message.ts';

const image = Uint8Array.of(1, 2, 3);
const request = {
  task: 'ocr',
  input: { kind: 'image', image, other: Buffer.from('ab') },
  parameters: { a: [1] },
};

test('reads a request as it was sent, with its files', () => {
  const message = Buffer.concat(createRequestMessage(request));
  expect(readRequest(message)).toEqual({
    ...request,
    input: { kind: 'image', image: Buffer.from(image), other: Buffer.from('ab') },
  });
});

test('includes the bytes of a file in a message without a copy', () => {
  expect(createRequestMessage(request)).toContain(image);
});
