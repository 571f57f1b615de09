import { installViewport } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HOST_CATALOGS } from '../host-catalogs.ts';
import { LocalePicker } from './locale-picker.tsx';

let uninstall: (() => void) | undefined;

afterEach(() => {
  uninstall?.();
  vi.unstubAllGlobals();
});

async function open(width: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  act(() => {
    uninstall = installViewport();
  });
  await renderWithAtrium(<LocalePicker />, { catalogs: { host: HOST_CATALOGS }, locale: 'en-US' });
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Language' }) };
}

test.each([601, 1280])('hovering over the button opens the languages in a window of %i px', async (width) => {
  const { user, button } = await open(width);
  await user.hover(button);
  expect(screen.getByRole('menu')).toBeTruthy();
});

test.each([375, 600])('only a click opens the languages in a window of %i px', async (width) => {
  const { user, button } = await open(width);
  await user.hover(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('menu')).toBeTruthy();
});
