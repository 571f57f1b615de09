/** Bytes before each message: its length. */
const PREFIX = 4;

/** The first bytes of a message in a pipe. */
export function frameHead(length: number): Buffer {
  const head = Buffer.allocUnsafe(PREFIX);
  head.writeUInt32BE(length);
  return head;
}

/** A message in a pipe: its length and its bytes. */
export function frameOf(message: Uint8Array): Buffer {
  return Buffer.concat([frameHead(message.length), message]);
}

/**
 * Joins the pieces that arrive through a pipe to messages. Returns a function that takes a piece and returns the
 * message that it completes, if any. The sender waits for an answer before its next message.
 *
 * @param longest Bytes of a message at most.
 * @throws Error when a message is longer, or more bytes follow it.
 */
export function createFrameReader(longest: number): (piece: Buffer) => Buffer | undefined {
  let pieces: Buffer[] = [];
  let received = 0;
  let wanted: number | undefined;
  return (piece) => {
    pieces.push(piece);
    received += piece.length;
    if (wanted === undefined && received >= PREFIX) {
      pieces = [Buffer.concat(pieces)];
      wanted = PREFIX + (pieces[0]?.readUInt32BE() ?? 0);
      if (wanted - PREFIX > longest) throw new Error(`A message is longer than ${longest} bytes.`);
    }
    if (wanted === undefined || received < wanted) return undefined;
    if (received > wanted) throw new Error('A second message follows the first.');
    const message = Buffer.concat(pieces).subarray(PREFIX);
    pieces = [];
    received = 0;
    wanted = undefined;
    return message;
  };
}
