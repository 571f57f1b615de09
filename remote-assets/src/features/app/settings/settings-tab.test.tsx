import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createApp, APP_ID as id, tokenizer } from '../../../app.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';

describe('the settings', () => {
  const overrides = { properties: { size: { type: 'integer', title: 'Size', default: 3, maximum: 9 } } };

  test('store the parameters that the target lets apps override', async () => {
    const { pane, lastBody } = await showApp({
      tab: 'settings',
      responses: {
        '/api/app/target/detail': () => ({ code: 0, data: { target: { ...tokenizer, overrides } } }),
        '/api/nlpApp/update': () => ({ code: 0, data: createApp({ revision: 2 }) }),
      },
    });
    const size = await screen.findByLabelText('Size');
    await userEvent.clear(size);
    await userEvent.type(size, '12');
    await userEvent.selectOptions(screen.getByLabelText('Stored run data'), 'full');
    expect(pane.isDirty()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(lastBody('/api/nlpApp/update')).toBeUndefined();
    await userEvent.clear(size);
    await userEvent.type(size, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Settings saved']));
    await expect
      .poll(() => lastBody('/api/nlpApp/update'))
      .toMatchObject({
        revision: 1,
        overrides: { size: 5 },
        logPolicy: 'full',
        retentionDays: 30,
      });
    await waitFor(() => expect(pane.isDirty()).toBe(false));
  });

  test('store the limits of the app, and no limit for an empty field', async () => {
    const { lastBody } = await showApp({
      tab: 'settings',
      app: { perMinute: 60, atOnce: 4 },
      responses: { '/api/nlpApp/update': () => ({ code: 0, data: createApp({ revision: 2 }) }) },
    });
    const atOnce = await screen.findByLabelText('Concurrent runs');
    await userEvent.clear(atOnce);
    await userEvent.type(atOnce, '17');
    await userEvent.clear(screen.getByLabelText('Runs per minute'));
    await userEvent.type(screen.getByLabelText('Runs per day'), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a whole number from 1 to 16')).toBeTruthy();
    await userEvent.clear(atOnce);
    await userEvent.type(atOnce, '2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastBody('/api/nlpApp/update')).toMatchObject({ perMinute: null, perDay: 500, atOnce: 2 }),
    );
  });

  test('delete an app after confirmation, and restore it', async () => {
    const { lastBody } = await showApp({
      tab: 'settings',
      responses: {
        '/api/nlpApp/remove': () => ({ code: 0, data: { done: true } }),
        '/api/nlpApp/restore': () => ({ code: 0, data: { done: true } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete app' }));
    await screen.findByText(/within 30 days/);
    const [, confirm] = await screen.findAllByRole('button', { name: 'Delete app', hidden: true });
    await userEvent.click(confirm as HTMLElement);
    const restore = await screen.findByRole('button', { name: 'Restore' });
    expect(document.activeElement).toBe(restore);
    expect(screen.queryByText('Active')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('Name')).toBeTruthy();
    await expect.poll(() => lastBody('/api/nlpApp/remove')).toEqual({ ids: [id] });
  });
});
