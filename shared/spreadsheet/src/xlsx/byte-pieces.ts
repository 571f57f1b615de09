/** In letters: enough that encoding costs little, few enough that a piece is soon packed. */
const PIECE = 128 * 1024;

/** Gathers text as bytes, in pieces, so that a long text is never in memory as one. */
export function createBytePieces() {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') pieces.push(encoder.encode(text));
    text = '';
  };
  return {
    add(more: string): void {
      text += more;
      if (text.length >= PIECE) flush();
    },
    /** All that was added. */
    take(): readonly Uint8Array<ArrayBuffer>[] {
      flush();
      return pieces.splice(0);
    },
  };
}
