// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showApp, storedRun } from '../../shown-app.fixture.tsx';

test('users who may not change data sets see no button for correcting a result', async () => {
  await showApp({
    tab: 'history',
    query: `&run=${storedRun.id}`,
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }),
      '/api/app/invocation/detail': () => ({
        code: 0,
        data: {
          ...storedRun,
          task: 'sentiment',
          isWithheld: false,
          input: { kind: 'text', text: 'good' },
          outputs: { label: 'positive', score: 1 },
          file: null,
        },
      }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Run again with this input' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Correct the result' })).toBeNull());
});
