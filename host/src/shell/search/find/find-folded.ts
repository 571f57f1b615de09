import { foldText } from '@atrium/contract/text';

/** The start and the end of a part of a text. The end is exclusive. */
export type TextRange = readonly [start: number, end: number];

/** Returns the first part of a text that is equal to a folded word when it is folded too. */
export function findFolded(text: string, word: string): TextRange | undefined {
  const folded = foldText(text);
  const at = folded.indexOf(word);
  if (at < 0) return undefined;
  if (folded.length === text.length) return [at, at + word.length];
  const origins = [...findOrigins(text)];
  const last = origins[at + word.length - 1] ?? 0;
  return [origins[at] ?? 0, origins.find((origin) => origin > last) ?? text.length];
}

/** The position in the text of each character of the folded text. Folding makes letters longer or removes them. */
function* findOrigins(text: string): Generator<number> {
  let origin = 0;
  for (const letter of text) {
    for (let count = foldText(letter).length; count > 0; count -= 1) yield origin;
    origin += letter.length;
  }
}
