import { type AliasMove, ERROR_CODES } from '@atrium/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  algorithm,
  common,
  findDialog,
  findRequestBodies,
  ID,
  listResponse,
  ok,
  press,
  showVersions,
} from '../versions-page.fixture.tsx';

const move: AliasMove = {
  id: ID,
  alias: 'production',
  fromVersion: 2,
  toVersion: 1,
  at: common.createdAt,
  byName: 'admin',
  reason: '更稳',
  isRollBack: false,
  isLast: true,
};

async function openForm(responses: Parameters<typeof showVersions>[0]) {
  const shown = await showVersions(responses);
  await press('Set alias v2');
  const form = await findDialog('Point an alias at v2');
  const enter = async (name: string) => {
    await userEvent.clear(form.getByLabelText(/^Alias/));
    await userEvent.type(form.getByLabelText(/^Alias/), name);
  };
  return {
    ...shown,
    form,
    enter,
    save: () => userEvent.click(form.getByRole('button', { name: 'Save alias' })),
  };
}

async function openHistory(responses: Parameters<typeof showVersions>[0]) {
  await showVersions(responses);
  await press('Aliases and history');
  return await findDialog('Aliases and history');
}

describe('the form of an alias', { timeout: 60_000 }, () => {
  test('rejects a reserved name without a request', async () => {
    const { form, enter, save } = await openForm({});
    await enter('latest');
    await save();
    expect(await form.findByText(/Use lowercase letters, digits, hyphens and underscores/)).toBeTruthy();
    expect(findRequestBodies('/api/algorithm/alias/set')).toEqual([]);
  });

  test('creates an alias that does not exist yet', async () => {
    const { form, enter, save, pane } = await openForm({
      '/api/algorithm/alias/set': () => ok({ done: true }),
    });
    await enter('canary');
    expect(form.getByText('Creates a new alias.')).toBeTruthy();
    expect(pane.isDirty()).toBe(true);
    await userEvent.type(form.getByLabelText('Reason'), 'first users');
    await save();
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: canary now points at v2']));
    expect(findRequestBodies('/api/algorithm/alias/set')).toEqual([
      { algorithmId: ID, alias: 'canary', version: 2, expected: null, reason: 'first users' },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Point an alias at v2' })).toBeNull();
  });

  test('shows the version to which another user has moved the alias, and sends this version in the next request', async () => {
    let isMoved = false;
    const { form, save } = await openForm({
      '/api/algorithm/detail': () =>
        ok({ ...algorithm, aliases: [{ name: 'production', version: isMoved ? 2 : 1 }] }),
      '/api/algorithm/alias/set': () => {
        isMoved = true;
        return { code: ERROR_CODES.aliasMoved, msg: 'Alias moved by another user' };
      },
    });
    await save();
    expect(await form.findByText('Currently v2.')).toBeTruthy();
    await save();
    await waitFor(() =>
      expect(
        findRequestBodies('/api/algorithm/alias/set').map((body) => (body as { expected: number }).expected),
      ).toEqual([1, 2]),
    );
  });
});

describe('the aliases and their history', { timeout: 60_000 }, () => {
  test('removes an alias, sends the version that the page shows for it, and reloads the aliases and the history', async () => {
    const view = await openHistory({
      '/api/algorithm/alias/history': () => listResponse([]),
      '/api/algorithm/alias/remove': () => ok({ done: true }),
    });
    expect(await view.findByText('No alias changes yet')).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: 'Remove production' }));
    await waitFor(() => expect(findRequestBodies('/api/algorithm/alias/history')).toHaveLength(2));
    expect(findRequestBodies('/api/algorithm/alias/remove')).toEqual([
      { algorithmId: ID, alias: 'production', expected: 1, reason: '' },
    ]);
    await waitFor(() => expect(findRequestBodies('/api/algorithm/detail')).toHaveLength(2));
  });

  test('lists the apps that prevent the removal of an alias', async () => {
    const app = { kind: 'app', id: ID, name: '周报', ownerName: 'wang', targetId: ID, isBlocking: true };
    const view = await openHistory({
      '/api/algorithm/alias/history': () => listResponse([]),
      '/api/algorithm/alias/remove': () => ({
        code: ERROR_CODES.inUse,
        msg: 'In use',
        data: { list: [app] },
      }),
    });
    await userEvent.click(await view.findByRole('button', { name: 'Remove production' }));
    expect(await view.findByText('In use')).toBeTruthy();
    expect(view.getByText('周报 · wang')).toBeTruthy();
  });

  test('offers a rollback of the last move only, and marks moves that are rollbacks', async () => {
    const view = await openHistory({
      '/api/algorithm/alias/history': () =>
        listResponse([
          { ...move, isRollBack: true },
          {
            ...move,
            id: '01890000-0000-7000-8000-000000000002',
            fromVersion: null,
            toVersion: 2,
            isLast: false,
          },
        ]),
    });
    expect(await view.findByText('Rollback')).toBeTruthy();
    expect(view.getByText('Not set → v2')).toBeTruthy();
    expect(view.getAllByRole('button', { name: /^Roll back/ })).toHaveLength(1);
  });

  test('offers no rollback of the move that created an alias', async () => {
    const view = await openHistory({
      '/api/algorithm/alias/history': () => listResponse([{ ...move, fromVersion: null }]),
    });
    expect(await view.findByText('Not set → v1')).toBeTruthy();
    expect(view.queryByRole('button', { name: /^Roll back/ })).toBeNull();
  });

  test('states that there are no aliases, and loads the history again after a failure', async () => {
    let isDown = true;
    const view = await openHistory({
      '/api/algorithm/detail': () => ok({ ...algorithm, aliases: [] }),
      '/api/algorithm/alias/history': () => (isDown ? { status: 500 } : listResponse([move])),
    });
    expect(view.getByText('No aliases yet')).toBeTruthy();
    expect(await view.findByText('Failed to load history')).toBeTruthy();
    isDown = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    expect(await view.findByText('更稳')).toBeTruthy();
  });
});
