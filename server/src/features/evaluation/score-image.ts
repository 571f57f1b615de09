import type { TaskOutput } from '@atrium/contract';
import { countCharacterErrors } from '../../domain/count-character-errors.ts';
import type { ImageTask } from './image-tasks.ts';
import { countHits } from './metrics.ts';
import type { OutputScore } from './output-score.ts';

/** Compares the output for an image with the expected text. For `barcode`, each line of the text is one code. */
export function scoreImage(task: ImageTask, output: TaskOutput, expected: string): OutputScore {
  return task === 'ocr'
    ? scoreCharacters((output as TaskOutput<'ocr'>).text, expected)
    : scoreCodes(
        (output as TaskOutput<'barcode'>).codes.map(({ text }) => text.trim()),
        expected,
      );
}

/**
 * A hit is an expected character that needs no change. Each surplus character reduces the hits by one, so the hits of a
 * much too long output are negative. `found` is the number of expected characters too, because the score depends only
 * on `hits` and `expected`.
 */
function scoreCharacters(actual: string, expected: string): OutputScore {
  const { changes, length } = countCharacterErrors(actual, expected);
  return {
    isRight: changes === 0,
    hits: length - changes,
    found: length,
    expected: length,
    actualText: actual,
    expectedText: expected,
  };
}

function scoreCodes(actual: readonly string[], cell: string): OutputScore {
  const expected = cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const hits = countHits(actual, expected);
  return {
    isRight: hits === actual.length && hits === expected.length,
    hits,
    found: actual.length,
    expected: expected.length,
    actualText: actual.join('\n'),
    expectedText: expected.join('\n'),
  };
}
