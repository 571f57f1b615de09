// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireObjectUrl, releaseObjectUrl } from './use-object-url.ts';

const revoked = vi.spyOn(URL, 'revokeObjectURL');

beforeEach(() => {
  vi.useFakeTimers();
  revoked.mockClear();
});

afterEach(() => vi.useRealTimers());

test('shares the URL of a file, and revokes it after a delay when the last component has released it', () => {
  const file = new Blob(['bytes']);
  const url = acquireObjectUrl(file);
  expect(acquireObjectUrl(file)).toBe(url);
  releaseObjectUrl(file);
  vi.runAllTimers();
  expect(revoked).not.toHaveBeenCalled();
  releaseObjectUrl(file);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked.mock.calls).toEqual([[url]]);
  expect(acquireObjectUrl(file)).not.toBe(url);
});

test('does not revoke the URL of a page that is hidden and shown again', () => {
  const file = new Blob(['bytes']);
  const url = acquireObjectUrl(file);
  releaseObjectUrl(file);
  expect(acquireObjectUrl(file)).toBe(url);
  vi.runAllTimers();
  expect(revoked).not.toHaveBeenCalled();
});
