import { ERROR_CODES } from '@atrium/contract';
import { appStore, requestErrorAtom } from '@atrium/runtime';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { APP_ID as id, tokenizer } from '../../app.fixture.ts';
import { run, showApp, storedRun } from './shown-app.fixture.tsx';

describe('an open app', () => {
  test('runs its sample and shows the duration', async () => {
    const { lastBody } = await showApp();
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    const status = await screen.findByText(/Duration: 1\.5 ms/);
    expect(status.textContent).toBe('Duration: 1.5 ms · Version: v2');
    expect(screen.getByText('too short')).toBeTruthy();
    expect(screen.getByText('The parameter “size” is no longer valid and was ignored')).toBeTruthy();
    await expect
      .poll(() => lastBody('/api/nlpApp/run'))
      .toEqual({ id, input: { kind: 'text', text: '我来到北京' } });
  });

  test('stores feedback on a run, and removes it', async () => {
    await showApp({
      responses: {
        '/api/app/invocation/feedback': (body) => ({
          code: 0,
          data: { ...storedRun, feedback: (body as { feedback: number | null }).feedback },
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
    await expect.poll(() => lastBody('/api/nlpApp/run')).toMatchObject({ input: { text: '我来到北京大学' } });
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

  test('dims the previous result if a run fails, and says that it belongs to an earlier run', async () => {
    let isDown = false;
    await showApp({
      responses: {
        '/api/nlpApp/run': () =>
          isDown ? { code: ERROR_CODES.engineFailed, msg: 'The engine failed' } : { code: 0, data: run },
      },
    });
    const button = await screen.findByRole('button', { name: 'Run' });
    await userEvent.click(button);
    await screen.findByText(/Duration: 1\.5 ms/);
    expect(screen.queryByText('This result belongs to an earlier run.')).toBeNull();
    isDown = true;
    await userEvent.click(button);
    const note = await screen.findByText('This result belongs to an earlier run.');
    expect(note.parentElement?.dataset.outdated).toBe('true');
  });

  test('shows the tokens and the cost of a run, and omits what is unknown', async () => {
    let usage: object = { inputTokens: 1200, outputTokens: 34, cost: 0.00125, currency: 'USD' };
    await showApp({
      responses: {
        '/api/nlpApp/run': () => ({
          code: 0,
          data: { ...run, usage: { ...run.usage, ...usage } },
        }),
      },
    });
    const button = await screen.findByRole('button', { name: 'Run' });
    await userEvent.click(button);
    expect(await screen.findByText('Input tokens 1,200')).toBeTruthy();
    expect(screen.getByText('Output tokens 34')).toBeTruthy();
    expect(screen.getByText('Cost $0.00125')).toBeTruthy();
    usage = { inputTokens: 7, outputTokens: null, cost: null, currency: null };
    await userEvent.click(button);
    expect(await screen.findByText('Input tokens 7')).toBeTruthy();
    expect(screen.queryByText(/^Output tokens/)).toBeNull();
    expect(screen.queryByText(/^Cost/)).toBeNull();
  });

  test('lists its recent runs, compares two of them, and restores an input', async () => {
    let count = 0;
    await showApp({
      responses: {
        '/api/nlpApp/run': () => {
          count += 1;
          return {
            code: 0,
            data: { ...run, id: id.replace(/.$/, String(count)), usage: { queueMs: 0, runMs: count } },
          };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Run' });
    await userEvent.click(button);
    await screen.findByText(/Duration: 1\.0 ms/);
    expect(screen.queryByRole('list', { name: 'Recent runs' })).toBeNull();
    await userEvent.type(screen.getByDisplayValue('我来到北京'), '大学');
    await userEvent.click(button);
    await screen.findByText(/Duration: 2\.0 ms/);
    const recent = within(screen.getByRole('list', { name: 'Recent runs' }));
    const names = recent.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual([expect.stringContaining('我来到北京大学'), expect.stringContaining('我来到北京')]);
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), id.replace(/.$/, '1'));
    expect(await screen.findByText(/Duration: 1\.0 ms/)).toBeTruthy();
    expect(screen.getByText(/Duration: 2\.0 ms/)).toBeTruthy();
    expect(screen.getByText(/^These runs have different inputs/)).toBeTruthy();
    await userEvent.click(recent.getAllByRole('button')[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/Duration: 2\.0 ms/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Use this input' }));
    expect(await screen.findByDisplayValue('我来到北京')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restore my input' }));
    expect(await screen.findByDisplayValue('我来到北京大学')).toBeTruthy();
  });

  test('marks how the results of two runs with one input differ', async () => {
    let count = 0;
    await showApp({
      responses: {
        '/api/nlpApp/run': () => {
          count += 1;
          const tokens = run.outputs.tokens as unknown[];
          const outputs = { tokens: count === 1 ? tokens : tokens.slice(1) };
          const usage = { queueMs: 0, runMs: count };
          return { code: 0, data: { ...run, id: id.replace(/.$/, String(count)), outputs, usage } };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Run' });
    await userEvent.click(button);
    await screen.findByText(/Duration: 1\.0 ms/);
    await userEvent.click(button);
    await screen.findByText(/Duration: 2\.0 ms/);
    await userEvent.selectOptions(screen.getByLabelText('Compare with'), id.replace(/.$/, '1'));
    expect(await screen.findByText('0 tokens added, 1 removed')).toBeTruthy();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '我 Removed: Pronoun',
    ]);
    expect(screen.getByText('No changes in this result')).toBeTruthy();
  });

  test('runs on a chosen version, and shows its parameters with their defaults', async () => {
    const schema = {
      type: 'object',
      properties: { topK: { type: 'integer', default: 5 }, mode: { default: 'fast' } },
    };
    const { lastBody } = await showApp({
      app: { overrides: { topK: 9 } },
      responses: {
        '/api/app/target/detail': () => ({ code: 0, data: { target: { ...tokenizer, overrides: schema } } }),
      },
    });
    await userEvent.click(await screen.findByText('Version and parameters'));
    expect((await screen.findByText('9')).textContent).toBe('9');
    expect(screen.getByText('(default)').parentElement?.textContent).toBe('fast (default)');
    await userEvent.selectOptions(screen.getByLabelText('Version'), 'revision:1');
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    await screen.findByText(/Duration: 1\.5 ms/);
    await expect.poll(() => lastBody('/api/nlpApp/run')).toMatchObject({ version: 'revision:1' });
  });

  test('shows “App not found” if the app does not exist', async () => {
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
