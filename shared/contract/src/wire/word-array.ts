import core from 'crypto-js/core.js';

/** crypto-js works with big-endian 32-bit words; the other code with bytes. */
export type WordArray = ReturnType<typeof core.lib.WordArray.create>;

export function toWords(bytes: Uint8Array): WordArray {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  for (let index = 0; index < bytes.length; index += 1) {
    const wordIndex = index >>> 2;
    words[wordIndex] = (words[wordIndex] ?? 0) | ((bytes[index] ?? 0) << (24 - (index & 3) * 8));
  }
  return core.lib.WordArray.create(words, bytes.length);
}

export function toBytes(words: WordArray): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, words.sigBytes));
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = ((words.words[index >>> 2] ?? 0) >>> (24 - (index & 3) * 8)) & 255;
  }
  return bytes;
}

/** Returns the ciphertext in the form that crypto-js decrypts. */
export function toCipherParams(ciphertext: WordArray): ReturnType<typeof core.lib.CipherParams.create> {
  return core.lib.CipherParams.create({ ciphertext });
}
