import { expect, test } from 'vitest';
import { createJobMessage, readJob } from './job-message.ts';

const image = Uint8Array.of(1, 2, 3);
const job = {
  task: 'ocr',
  input: { kind: 'image', image, other: Buffer.from('ab') },
  parameters: { a: [1] },
};

test('receives a job as it was sent, with its files', () => {
  const message = Buffer.concat(createJobMessage(job));
  expect(readJob(message)).toEqual({
    ...job,
    input: { kind: 'image', image: Buffer.from(image), other: Buffer.from('ab') },
  });
});

test('includes the bytes of a file in a message without a copy', () => {
  expect(createJobMessage(job)).toContain(image);
});
