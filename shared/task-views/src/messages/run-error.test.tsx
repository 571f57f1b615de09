// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { i18n } from '@atrium/i18n';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RunError } from './run-error.tsx';

afterEach(cleanup);

// The first test of the file, because the messages are loaded once.
test('requests no message before the messages are loaded, and then shows the explanation', async () => {
  const missing: string[] = [];
  const stop = i18n.on('missing', ({ id }) => missing.push(id));
  const { container } = await renderWithAtrium(<RunError code={ERROR_CODES.engineTimeout} />);
  await waitFor(() => expect(container.textContent).toBe('Engine timeout (4002)'));
  stop();
  expect(missing).toEqual([]);
});

test.each([
  [ERROR_CODES.valuesNotPositive, 'Invalid input (1009)'],
  [ERROR_CODES.parametersInvalid, 'Invalid parameters (1004)'],
  [ERROR_CODES.imageTooManyPixels, 'Image too large (3007)'],
  [ERROR_CODES.engineFailed, 'Engine error (4001)'],
  [9999, 'Error code 9999'],
])('shows code %i as “%s”', async (code, text) => {
  await renderWithAtrium(
    <p data-testid="error">
      <RunError code={code} />
    </p>,
  );
  const shown = document.querySelector('[data-testid=error]');
  await waitFor(() => expect(shown?.textContent).toBe(text));
});

test('shows a code in the tooltip only, if it is to be hidden', async () => {
  const { findByText } = await renderWithAtrium(<RunError code={ERROR_CODES.engineTimeout} hidesCode />);
  expect((await findByText('Engine timeout')).title).toBe('Error code 4002');
});
