/**
 * Returns the number of characters to change, add or remove, divided by the number of expected characters. 0 is best.
 * White space does not count, because line breaks are a separate question.
 */
export function measureCharacterError(recognized: readonly string[], expected: readonly string[]): number {
  const pairs = expected.map(
    (text, index) => [listCharacters(recognized[index] ?? ''), listCharacters(text)] as const,
  );
  const changes = pairs.reduce((sum, [one, other]) => sum + computeEditDistance(one, other), 0);
  const length = pairs.reduce((sum, [, other]) => sum + other.length, 0);
  return length === 0 ? 0 : changes / length;
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
