// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RunError } from './run-error.tsx';

afterEach(cleanup);

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
