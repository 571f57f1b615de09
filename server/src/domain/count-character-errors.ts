interface CharacterErrors {
  /** The number of characters to change, add or remove. */
  readonly changes: number;
  /** The number of expected characters. */
  readonly length: number;
}

/**
 * Compares a recognized text with the expected one. Ignores white space, so that different line
 * breaks are no errors.
 */
export function countCharacterErrors(recognized: string, expected: string): CharacterErrors {
  const characters = listCharacters(expected);
  return { changes: computeEditDistance(listCharacters(recognized), characters), length: characters.length };
}

function listCharacters(text: string): readonly string[] {
  return [...text.normalize('NFKC').replaceAll(/\s+/gu, '')];
}

/** Returns the Levenshtein distance. */
function computeEditDistance(one: readonly string[], other: readonly string[]): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, character] of one.entries()) {
    const current = [row + 1];
    for (const [column, expectedCharacter] of other.entries()) {
      const replaced = (previous[column] ?? 0) + (character === expectedCharacter ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
