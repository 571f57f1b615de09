import { notify } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastStack } from './toast-stack.tsx';

beforeEach(async () => {
  await renderWithAtrium(<ToastStack />);
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

const listTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('toasts', () => {
  it('stay for three seconds', () => {
    act(() => notify.error('The server is away'));
    act(() => vi.advanceTimersByTime(2_999));
    expect(listTexts()).toEqual(['The server is away']);
    act(() => vi.advanceTimersByTime(1));
    expect(listTexts()).toEqual([]);
  });

  it('show a text once, even if it is reported a hundred times', () => {
    act(() => {
      for (let count = 0; count < 100; count += 1) notify.error('The server is away');
      notify.success('Saved');
    });
    expect(listTexts()).toEqual(['The server is away', 'Saved']);
  });

  it('show the same text again after the first one has closed', () => {
    act(() => notify.info('Once'));
    act(() => vi.advanceTimersByTime(3_000));
    act(() => notify.info('Once'));
    expect(listTexts()).toEqual(['Once']);
  });
});
