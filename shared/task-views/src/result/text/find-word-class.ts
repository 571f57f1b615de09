/** Parts of speech that exist in every language. */
export type WordClass =
  | 'noun'
  | 'name'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'number'
  | 'function'
  | 'punctuation'
  | 'other';

/** Universal part-of-speech tags (universaldependencies.org/u/pos). */
const UNIVERSAL: Readonly<Record<string, WordClass>> = {
  NOUN: 'noun',
  PROPN: 'name',
  VERB: 'verb',
  AUX: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
  PRON: 'pronoun',
  NUM: 'number',
  ADP: 'function',
  CCONJ: 'function',
  SCONJ: 'function',
  PART: 'function',
  DET: 'function',
  INTJ: 'function',
  PUNCT: 'punctuation',
  SYM: 'punctuation',
};

/** First letters of the ICTCLAS tags of Chinese tokenizers. */
const ICTCLAS: Readonly<Record<string, WordClass>> = {
  n: 'noun',
  t: 'noun',
  s: 'noun',
  f: 'noun',
  v: 'verb',
  a: 'adjective',
  b: 'adjective',
  z: 'adjective',
  d: 'adverb',
  r: 'pronoun',
  m: 'number',
  q: 'number',
  p: 'function',
  c: 'function',
  u: 'function',
  y: 'function',
  e: 'function',
  o: 'function',
  w: 'punctuation',
  x: 'punctuation',
};

/** Returns the part of speech of an engine's tag. */
export function findWordClass(tag: string): WordClass {
  // In ICTCLAS, `nr`, `ns`, `nt` and `nz` are proper nouns. `eng` is an English word in a Chinese text.
  if (/^n[rstz]/.test(tag)) return 'name';
  return UNIVERSAL[tag] ?? (tag === 'eng' ? 'other' : ICTCLAS[tag.charAt(0)]) ?? 'other';
}
