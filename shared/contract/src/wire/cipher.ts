/** Seals text for the wire, and opens what came over it. */
export interface Cipher {
  /** Never the same twice for one text: the IV is random. */
  seal(text: string): string;
  /** Throws `WireError` for everything that this secret did not seal. */
  open(sealed: string): string;
}
