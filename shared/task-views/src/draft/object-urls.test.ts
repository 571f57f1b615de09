// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdObjectUrl, releaseObjectUrl } from './object-urls.ts';

const revoked = vi.spyOn(URL, 'revokeObjectURL');

beforeEach(() => {
  vi.useFakeTimers();
  revoked.mockClear();
});

afterEach(() => vi.useRealTimers());

test('all who show a file share its address, which ends a while after the last of them', () => {
  const file = new Blob(['bytes']);
  const url = holdObjectUrl(file);
  expect(holdObjectUrl(file)).toBe(url);
  releaseObjectUrl(file);
  vi.runAllTimers();
  expect(revoked).not.toHaveBeenCalled();
  releaseObjectUrl(file);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked.mock.calls).toEqual([[url]]);
  expect(holdObjectUrl(file)).not.toBe(url);
});

test('a page that is hidden and shown again keeps its address', () => {
  const file = new Blob(['bytes']);
  const url = holdObjectUrl(file);
  releaseObjectUrl(file);
  expect(holdObjectUrl(file)).toBe(url);
  vi.runAllTimers();
  expect(revoked).not.toHaveBeenCalled();
});
