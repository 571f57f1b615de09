import { foldText } from '@atrium/contract/text';

/** The start and the end of a part of a text. The end is exclusive. */
export type TextRange = readonly [start: number, end: number];

/** Returns the range of the first part of a text whose folded form (see `foldText`) equals a folded word. */
export function findFolded(text: string, word: string): TextRange | undefined {
  const folded = foldText(text);
  const index = folded.indexOf(word);
  if (index < 0) return undefined;
  // If folding has not changed the length, positions in the folded text are positions in the text.
  if (folded.length === text.length) return [index, index + word.length];
  const origins = [...findOrigins(text)];
  const last = origins[index + word.length - 1] ?? 0;
  return [origins[index] ?? 0, origins.find((origin) => origin > last) ?? text.length];
}

/** Yields the position in the text for each character of the folded text. Folding can add or remove characters. */
function* findOrigins(text: string): Generator<number> {
  let origin = 0;
  for (const letter of text) {
    for (let count = foldText(letter).length; count > 0; count -= 1) yield origin;
    origin += letter.length;
  }
}
