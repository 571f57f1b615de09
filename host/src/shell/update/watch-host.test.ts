// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHost } from './watch-host.ts';

const MINUTES = 60_000;

let page: string;
let stop: () => void;
const onNewBuild = vi.fn<(build: string) => void>();
const check = vi.fn(async () => new Response(page));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', check);
  onNewBuild.mockClear();
  check.mockClear();
  document.head.innerHTML = '<script type="text/plain" src="/main.one.js"></script>';
  page = '<script src="/main.one.js"></script>';
  stop = watchHost(onNewBuild);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports nothing while the server has the running build', async () => {
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(check).toHaveBeenCalledTimes(1);
  expect(onNewBuild).not.toHaveBeenCalled();
});

it('reports a different build', async () => {
  page = '<script src="/main.two.js"></script>';
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(onNewBuild.mock.calls).toEqual([['/main.two.js']]);
});

it('checks when the page is shown again, but not right after the last check', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(1);
});

it('does not treat failures and unexpected responses as a new build', async () => {
  page = '{"code": 503}';
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  check.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  check.mockResolvedValueOnce(new Response('<script src="/main.two.js"></script>', { status: 502 }));
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(check).toHaveBeenCalledTimes(3);
  expect(onNewBuild).not.toHaveBeenCalled();
});

it('sends no requests after it is stopped', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(check).not.toHaveBeenCalled();
});
