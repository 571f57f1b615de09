import { ERROR_CODES } from '@atrium/contract';
import { appStore, requestErrorAtom } from '@atrium/runtime';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { APP_ID as id } from '../../app.fixture.ts';
import { invocation, showApp } from './shown-app.fixture.tsx';

describe('an open app', () => {
  test('runs its sample and shows the duration', async () => {
    const { lastBody } = await showApp();
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    const status = await screen.findByText(/Duration: 1\.5 ms/);
    expect(status.textContent).toContain('tokenizer · 2');
    expect(screen.getByText('too short')).toBeTruthy();
    expect(screen.getByText('The parameter “size” is no longer valid and was ignored')).toBeTruthy();
    expect(lastBody('/api/nlpApp/run')).toEqual({ id, input: { kind: 'text', text: '我来到北京' } });
  });

  test('stores feedback on a run, and removes it', async () => {
    await showApp({
      responses: {
        '/api/app/invocation/feedback': (body) => ({
          code: 0,
          data: { ...invocation, feedback: (body as { feedback: number | null }).feedback },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Useful', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Useful', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Useful', pressed: false })).toBeTruthy();
  });

  test('treats typed text as unsaved work until it has been run', async () => {
    const { pane, lastBody } = await showApp();
    const field = await screen.findByDisplayValue('我来到北京');
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    await userEvent.type(field, '大学');
    expect(pane.isDirty()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    expect(lastBody('/api/nlpApp/run')).toMatchObject({ input: { text: '我来到北京大学' } });
  });

  test('keeps the text if a run fails, and shows the reason', async () => {
    await showApp({
      responses: { '/api/nlpApp/run': () => ({ code: ERROR_CODES.engineFailed, msg: 'The engine failed' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    expect(
      await screen.findByText(/The run failed. Your input is unchanged; try again. The engine failed/),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('我来到北京')).toBeTruthy();
    expect(appStore.get(requestErrorAtom)).toBeUndefined();
  });

  test('that does not exist shows the 404 page', async () => {
    await showApp({
      responses: {
        '/api/nlpApp/detail': () => ({ code: ERROR_CODES.notFound, msg: 'Content does not exist' }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'App not found' })).toBeTruthy();
  });

  test('shows why it is suspended, and cannot be run', async () => {
    await showApp({ app: { status: 'suspended', suspendedReason: '费用异常' } });
    expect(await screen.findByText('An admin suspended this app: 费用异常')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true);
  });
});
