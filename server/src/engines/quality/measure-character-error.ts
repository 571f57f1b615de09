import { countCharacterErrors } from '../../domain/count-character-errors.ts';

/** Returns the number of characters to change, divided by the number of expected characters. 0 is best. */
export function measureCharacterError(recognized: readonly string[], expected: readonly string[]): number {
  const errors = expected.map((text, index) => countCharacterErrors(recognized[index] ?? '', text));
  const changes = errors.reduce((sum, error) => sum + error.changes, 0);
  const length = errors.reduce((sum, error) => sum + error.length, 0);
  return length === 0 ? 0 : changes / length;
}
