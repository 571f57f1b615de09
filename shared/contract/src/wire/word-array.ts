import core from 'crypto-js/core.js';

/** crypto-js works with big-endian 32-bit words; the other code with bytes. */
export type WordArray = ReturnType<typeof core.lib.WordArray.create>;

export function toWords(bytes: Uint8Array): WordArray {
  const count = Math.ceil(bytes.length / 4);
  const padded = new Uint8Array(count * 4);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const words = Array.from({ length: count }, (_, index) => view.getInt32(index * 4));
  return core.lib.WordArray.create(words, bytes.length);
}

export function toBytes({ words, sigBytes }: WordArray): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, index) => {
    view.setInt32(index * 4, word);
  });
  return new Uint8Array(view.buffer.slice(0, Math.max(0, sigBytes)));
}

/** Returns the ciphertext in the form that crypto-js decrypts. */
export function toCipherParams(ciphertext: WordArray): ReturnType<typeof core.lib.CipherParams.create> {
  return core.lib.CipherParams.create({ ciphertext });
}
