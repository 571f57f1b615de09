import { ERROR_CODES } from '@atrium/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createApp, tokenizer } from '../../app.fixture.ts';
import { run, showApp } from './shown-app.fixture.tsx';

const tab = (name: string) => screen.findByRole('tab', { name });

describe('the tabs of an app', () => {
  test('are chosen by arrow keys, and the address names the chosen one', async () => {
    const { pane } = await showApp({
      responses: {
        '/api/batch/list': () => ({ code: 0, data: { list: [] } }),
        '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }),
      },
    });
    (await tab('Run')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { name: 'Batch', selected: true })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { name: 'History', selected: true })).toBeTruthy();
    expect(pane.location.query).toEqual({ tab: 'history' });
    await userEvent.keyboard('{Home}');
    expect(await screen.findByRole('tab', { name: 'Run', selected: true })).toBeTruthy();
    expect(pane.location.query).toEqual({});
  });

  test('keep edited settings and typed text while another tab is shown', async () => {
    const { pane } = await showApp();
    await userEvent.type(await screen.findByDisplayValue('我来到北京'), '大学');
    await userEvent.click(await tab('Settings'));
    await userEvent.type(await screen.findByLabelText('Name'), ' 2');
    await userEvent.click(await tab('Run'));
    expect(await screen.findByDisplayValue('我来到北京大学')).toBeTruthy();
    await userEvent.click(await tab('Settings'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('我的分词 2');
    expect(pane.isDirty()).toBe(true);
  });
});

describe('the run tab', () => {
  test('runs by Ctrl+Enter, and stops a run without losing its input', async () => {
    const responders: ((value: unknown) => void)[] = [];
    await showApp({
      responses: {
        '/api/nlpApp/run': async () => {
          await new Promise((resolve) => responders.push(resolve));
          return { code: 0, data: run };
        },
      },
    });
    const field = await screen.findByDisplayValue('我来到北京');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(responders).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(screen.getByText('No result yet')).toBeTruthy();
    expect(screen.getByDisplayValue('我来到北京')).toBeTruthy();
    for (const respond of responders) respond(undefined);
  });

  test('shows the server’s message at the rejected input until it is edited', async () => {
    await showApp({
      responses: {
        '/api/nlpApp/run': () => ({
          code: ERROR_CODES.invalid,
          msg: 'Invalid input',
          fields: [{ field: 'input.text', msg: 'The text is too long' }],
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByText('The text is too long')).toBeTruthy();
    const field = screen.getByDisplayValue('我来到北京');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '。');
    await waitFor(() => expect(screen.queryByText('The text is too long')).toBeNull());
    expect(screen.queryByText(/The run failed/)).toBeNull();
  });

  test('activates a paused app, which can then be run', async () => {
    let app = createApp({ status: 'paused' });
    await showApp({
      responses: {
        '/api/nlpApp/detail': () => ({ code: 0, data: app }),
        '/api/nlpApp/activate': () => {
          app = createApp({ revision: 2 });
          return { code: 0, data: app };
        },
      },
    });
    expect(await screen.findByText('This app is paused. Activate it to run it.')).toBeTruthy();
    const runButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Run' });
    expect(runButton.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(runButton.disabled).toBe(false));
    expect(screen.queryByText(/This app is paused/)).toBeNull();
  });

  test('does not link to the settings if the user may not edit them, and states who can activate the app', async () => {
    await showApp({ app: { status: 'paused', level: 'use' } });
    expect(await screen.findByText('This app is paused. Its owner can activate it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
    await userEvent.click(screen.getByText('Version and parameters'));
    expect(screen.queryByRole('button', { name: 'Edit in settings' })).toBeNull();
  });

  test('offers no settings in an empty history to users who may not edit the app', async () => {
    await showApp({
      tab: 'history',
      app: { logPolicy: 'none', level: 'use' },
      responses: { '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }) },
    });
    expect(await screen.findByText('This app does not store runs.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open settings' })).toBeNull();
  });

  test('opens the settings from the parameters', async () => {
    const { pane } = await showApp();
    await userEvent.click(await screen.findByText('Version and parameters'));
    await userEvent.click(screen.getByRole('button', { name: 'Edit in settings' }));
    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeTruthy();
    expect(pane.location.query).toEqual({ tab: 'settings' });
  });

  test('offers no input for a task that this version of the console does not know', async () => {
    await showApp({ app: { task: 'telepathy', sample: null } });
    expect(await screen.findByRole('tab', { name: 'Run', selected: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
  });

  test('does not list versions if the target cannot be loaded, and still runs', async () => {
    const { lastBody } = await showApp({
      responses: { '/api/app/target/detail': () => ({ status: 500 }) },
    });
    await userEvent.click(await screen.findByText('Version and parameters'));
    expect(screen.queryByRole('option', { name: 'Revision 1 (fixed)' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText(/Duration: 1\.5 ms/)).toBeTruthy();
    expect(lastBody('/api/nlpApp/run')).not.toHaveProperty('version');
    expect(tokenizer.bindings).toHaveLength(2);
  });
});
