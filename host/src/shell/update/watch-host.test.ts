// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHost } from './watch-host.ts';

const MINUTES = 60_000;

let page: string;
let stop: () => void;
const reported = vi.fn<(build: string) => void>();
const ask = vi.fn(async () => new Response(page));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  reported.mockClear();
  ask.mockClear();
  document.head.innerHTML = '<script type="text/plain" src="/main.one.js"></script>';
  page = '<script src="/main.one.js"></script>';
  stop = watchHost(reported);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says nothing while the server has the build that runs', async () => {
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
});

it('tells of another build', async () => {
  page = '<script src="/main.two.js"></script>';
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(reported.mock.calls).toEqual([['/main.two.js']]);
});

it('looks when the page is shown again, though not at once after the last time', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('takes failures and foreign answers for no new build', async () => {
  page = '{"code": 503}';
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  ask.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  ask.mockResolvedValueOnce(new Response('<script src="/main.two.js"></script>', { status: 502 }));
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(reported).not.toHaveBeenCalled();
});

it('looks no more once it is stopped', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(ask).not.toHaveBeenCalled();
});
