// @vitest-environment jsdom
import { i18n } from '@atrium/i18n';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(cleanup);

test('appears with its label when the messages are loaded', async () => {
  const missing: string[] = [];
  const stop = i18n.on('missing', ({ id }) => missing.push(id));
  await renderWithAtrium(<CopyButton text={() => 'text'} />);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy();
  stop();
  expect(missing).toEqual([]);
});
