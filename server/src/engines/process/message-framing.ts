/** The length of a message precedes it, as a number of this many bytes. */
const PREFIX = 4;

/** Returns the bytes that precede a message in a pipe: its length. */
export function createFrameHead(length: number): Buffer {
  const head = Buffer.allocUnsafe(PREFIX);
  head.writeUInt32BE(length);
  return head;
}

/** Returns a message for a pipe: its length and its bytes. */
export function createFrame(message: Uint8Array): Buffer {
  return Buffer.concat([createFrameHead(message.length), message]);
}

/**
 * Joins the chunks that arrive through a pipe into messages. Returns a function that takes a chunk and returns the
 * message that it completes, if any. The sender waits for a response before it sends its next message.
 *
 * @param maxLength The largest message in bytes.
 * @throws Error when a message is longer than `maxLength`, or when more bytes follow it.
 */
export function createMessageReader(maxLength: number): (chunk: Buffer) => Buffer | undefined {
  let chunks: Buffer[] = [];
  let received = 0;
  let expectedLength: number | undefined;
  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    if (expectedLength === undefined && received >= PREFIX) {
      chunks = [Buffer.concat(chunks)];
      expectedLength = PREFIX + (chunks[0]?.readUInt32BE() ?? 0);
      if (expectedLength - PREFIX > maxLength)
        throw new Error(`A message is longer than ${maxLength} bytes.`);
    }
    if (expectedLength === undefined || received < expectedLength) return undefined;
    if (received > expectedLength) throw new Error('A second message follows the first.');
    const message = Buffer.concat(chunks).subarray(PREFIX);
    chunks = [];
    received = 0;
    expectedLength = undefined;
    return message;
  };
}
