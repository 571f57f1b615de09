import { LIMITS } from '@atrium/contract';
import { expect, test } from 'vitest';
import { findFileError, findSizeError } from './find-image-error.ts';

test.each([
  [32_768, 1, 'side'],
  [1, 40_000_000, 'side'],
  [10_000, 4_001, 'pixels'],
  [32_767, 1_220, undefined],
])('an image of %i × %i pixels has the error %s', (width, height, error) => {
  expect(findSizeError({ width, height })).toBe(error);
});

test('rejects files of other types, empty files and large files', () => {
  const image = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
  expect(findFileError(image(1, 'image/svg+xml'))).toBe('type');
  expect(findFileError(image(0))).toBe('unreadable');
  expect(findFileError(image(LIMITS.imageBytes + 1))).toBe('bytes');
  expect(findFileError(image(LIMITS.imageBytes))).toBeUndefined();
});
