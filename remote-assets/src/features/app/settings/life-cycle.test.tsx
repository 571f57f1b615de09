// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createApp, APP_ID as id } from '../../../app.fixture.ts';
import { signInAsAdmin } from '../../../sign-in-as-admin.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the status of an app', () => {
  test.each([
    ['active', 'Pause', '/api/nlpApp/pause', 'paused'],
    ['paused', 'Activate', '/api/nlpApp/activate', 'active'],
    ['draft', 'Activate', '/api/nlpApp/activate', 'active'],
  ] as const)('changes from %s by “%s”', async (before, button, path, after) => {
    let app = createApp({ status: before });
    const { lastBody } = await showApp({
      tab: 'settings',
      responses: {
        '/api/nlpApp/detail': () => ({ code: 0, data: app }),
        [path]: () => {
          app = createApp({ status: after, revision: 2 });
          return { code: 0, data: app };
        },
      },
    });
    await press(button);
    expect(
      await screen.findByRole('button', { name: after === 'paused' ? 'Activate' : 'Pause' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    await expect.poll(() => lastBody(path)).toEqual({ id });
  });

  test('stays as it is if the server rejects the change, and a toast says why', async () => {
    const { pane } = await showApp({
      tab: 'settings',
      responses: {
        '/api/nlpApp/pause': () => ({ code: ERROR_CODES.transitionNotAllowed, msg: 'Not in this status' }),
      },
    });
    await press('Pause');
    await waitFor(() => expect(pane.shownToasts).toEqual(['error: Not in this status']));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  test('cannot be changed to suspended by users who are not admins', async () => {
    await showApp({ tab: 'settings' });
    expect(await screen.findByRole('button', { name: 'Delete app' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suspend app' })).toBeNull();
  });
});

describe('a copy of an app', () => {
  const copyId = id.replace(/.$/, '7');

  test('opens under its own name', async () => {
    const { pane, lastBody } = await showApp({
      tab: 'settings',
      responses: {
        '/api/nlpApp/clone': () => ({ code: 0, data: createApp({ id: copyId, name: 'Copy of words' }) }),
      },
    });
    await press('Duplicate app');
    await waitFor(() => expect(pane.navigations).toEqual([`/admin/assets/nlpApp/${copyId}`]));
    expect(pane.shownToasts).toEqual(['success: Duplicated as “Copy of words”']);
    await expect.poll(() => lastBody('/api/nlpApp/clone')).toEqual({ id });
  });

  test('does not open if the server rejects it', async () => {
    const { pane } = await showApp({
      tab: 'settings',
      responses: { '/api/nlpApp/clone': () => ({ code: ERROR_CODES.nameTaken, msg: 'Name taken' }) },
    });
    await press('Duplicate app');
    await waitFor(() => expect(pane.shownToasts).toEqual(['error: Name taken']));
    expect(pane.navigations).toEqual([]);
  });
});

describe('an admin', () => {
  test('suspends an app with a reason', async () => {
    await signInAsAdmin();
    const { lastBody } = await showApp({
      tab: 'settings',
      responses: {
        '/api/nlpApp/suspend': () => ({ code: 0, data: createApp({ status: 'suspended' }) }),
      },
    });
    expect(await screen.findByText('Owner: wang')).toBeTruthy();
    await press('Suspend app');
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Suspend app' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Reason'), '   ');
    expect(confirm.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sends spam ');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect.poll(() => lastBody('/api/nlpApp/suspend')).toEqual({ id, reason: 'Sends spam' });
  });

  test('lifts a suspension', async () => {
    let app = createApp({ status: 'suspended', suspendedReason: 'Sends spam' });
    const { lastBody } = await showApp({
      tab: 'settings',
      responses: {
        '/api/nlpApp/detail': () => ({ code: 0, data: app }),
        '/api/nlpApp/lift': () => {
          app = createApp({ revision: 2 });
          return { code: 0, data: app };
        },
      },
    });
    await press('Lift suspension');
    expect(await screen.findByRole('button', { name: 'Suspend app' })).toBeTruthy();
    await expect.poll(() => lastBody('/api/nlpApp/lift')).toEqual({ id });
  });
});
