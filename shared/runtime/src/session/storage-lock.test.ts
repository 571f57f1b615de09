// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withStorageLock } from './storage-lock.ts';

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a storage lock', () => {
  it('runs all tasks, one at a time', { timeout: 30_000 }, async () => {
    let running = 0;
    let maxRunning = 0;
    const task = async (): Promise<void> => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withStorageLock('a lock', task)));
    expect(maxRunning).toBe(1);
    expect(localStorage.length).toBe(0);
  });

  it('is not taken from a live owner, even if its task takes long', async () => {
    vi.useFakeTimers();
    let end = (): void => undefined;
    const long = withStorageLock('a lock', () => new Promise<void>((resolve) => (end = resolve)));
    await vi.advanceTimersByTimeAsync(100);
    let isTaken = false;
    const next = withStorageLock('a lock', async () => {
      isTaken = true;
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isTaken).toBe(false);
    end();
    await long;
    await vi.advanceTimersByTimeAsync(1_000);
    await next;
    expect(isTaken).toBe(true);
  });

  it('is not taken back from the tab that took it while its owner was suspended', async () => {
    vi.useFakeTimers();
    let end = (): void => undefined;
    const suspended = withStorageLock('a lock', () => new Promise<void>((resolve) => (end = resolve)));
    await vi.advanceTimersByTimeAsync(100);
    const taken = JSON.stringify({ owner: 'another tab', until: Date.now() + 4_000 });
    localStorage.setItem('a lock', taken);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(localStorage.getItem('a lock')).toBe(taken);
    end();
    await suspended;
    expect(localStorage.getItem('a lock')).toBe(taken);
  });

  it('is free again after a task that fails', async () => {
    const failing = withStorageLock('a lock', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await withStorageLock('a lock', async () => 'next')).toBe('next');
  });

  it.each([
    ['an owner that died', JSON.stringify({ owner: 'dead', until: 1 })],
    ['an owner with a clock a day ahead', JSON.stringify({ owner: 'odd', until: Date.now() + 86_400_000 })],
    ['a corrupt text', '{'],
  ])('is taken over from %s', async (_name, text) => {
    localStorage.setItem('a lock', text);
    expect(await withStorageLock('a lock', async () => 'mine')).toBe('mine');
  });

  it('runs the task without a lock if storage is disabled', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await withStorageLock('a lock', async () => 'done')).toBe('done');
  });
});
