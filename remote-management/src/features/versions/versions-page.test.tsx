import { type AliasMove, ERROR_CODES } from '@atrium/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  common,
  createVersion,
  engine,
  findDialog,
  findRequestBodies,
  first,
  ID,
  listResponse,
  OUTPUT,
  ok,
  press,
  second,
  showVersions,
} from './versions-page.fixture.tsx';

describe('the versions of an algorithm', { timeout: 60_000 }, () => {
  test('are listed under the algorithm’s name, with their aliases', async () => {
    await showVersions();
    expect(await screen.findByRole('heading', { name: 'Versions of K 均值' })).toBeTruthy();
    expect(await screen.findByText('production')).toBeTruthy();
    expect(findRequestBodies('/api/algorithm/version/list')[0]).toMatchObject({ algorithmId: ID, page: 1 });
  });

  test('show that the algorithm does not exist', async () => {
    await showVersions({
      '/api/algorithm/detail': () => ({ code: ERROR_CODES.notFound, msg: 'Content does not exist' }),
    });
    expect(await screen.findByRole('heading', { name: 'Algorithm not found' })).toBeTruthy();
  });

  test('are created from the newest one, validated on the sample, and show why validation failed', async () => {
    const draft = createVersion(3, { status: 'draft' });
    let isFailing = true;
    await showVersions({
      '/api/algorithm/version/create': () => ok(draft),
      '/api/algorithm/version/validate': () =>
        isFailing
          ? ok({ ...draft, status: 'failed', statusMessage: 'Too few rows.' })
          : ok({
              ...draft,
              output: OUTPUT,
              metrics: { queueMs: 0, runMs: 12, validatedAt: common.createdAt },
            }),
    });
    await screen.findByRole('rowheader', { name: 'v2' });
    await press('Create version');
    const form = await findDialog('Create version');
    const clusters = await form.findByLabelText<HTMLInputElement>('Number of clusters');
    expect(clusters.value).toBe('3');
    await userEvent.clear(clusters);
    await userEvent.type(clusters, '99');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Some parameters are invalid. Correct them first.')).toBeTruthy();
    await userEvent.clear(clusters);
    await userEvent.type(clusters, '4');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));

    const view = await findDialog('Version v3');
    expect(findRequestBodies('/api/algorithm/version/create')).toEqual([
      { algorithmId: ID, engineId: 'tables', parameters: { clusters: 4 }, sample: second.sample, note: '' },
    ]);
    await userEvent.click(view.getByRole('button', { name: 'Validate' }));
    expect(await view.findByText('Too few rows.')).toBeTruthy();
    isFailing = false;
    await userEvent.click(view.getByRole('button', { name: 'Validate' }));
    expect(await view.findByText('12 ms')).toBeTruthy();
  });

  test('open the form of a new version if the address contains “new=version”, and remove this parameter', async () => {
    const { pane } = await showVersions({}, '?new=version');
    expect(await findDialog('Create version')).toBeTruthy();
    expect(pane.location.query).toEqual({});
  });

  test('can be created once the engines load', async () => {
    let isDown = true;
    await showVersions({ '/api/engine/list': () => (isDown ? { status: 500 } : ok({ list: [engine] })) });
    await screen.findByRole('rowheader', { name: 'v2' });
    await press('Create version');
    const form = await findDialog('Create version');
    await form.findByText('Failed to load engines');
    isDown = false;
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByLabelText('Number of clusters')).toBeTruthy();
  });

  test('become the production version, unless another user has moved the alias since the page loaded', async () => {
    let isMoved = true;
    const { pane } = await showVersions({
      '/api/algorithm/alias/set': () =>
        isMoved ? { code: ERROR_CODES.aliasMoved, msg: 'Alias moved by another user' } : ok({ done: true }),
    });
    await press('Set alias v2');
    const form = await findDialog('Point an alias at v2');
    expect(form.getByText('Currently v1.')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Save alias' }));
    expect(await form.findByText('Alias moved by another user')).toBeTruthy();
    expect(findRequestBodies('/api/algorithm/alias/set')).toEqual([
      { algorithmId: ID, alias: 'production', version: 2, expected: 1, reason: '' },
    ]);
    isMoved = false;
    await userEvent.click(form.getByRole('button', { name: 'Save alias' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: production now points at v2']));
  });

  test('are compared in pairs, differences first', async () => {
    await showVersions({
      '/api/algorithm/version/compare': () =>
        ok({
          sample: first.sample,
          sides: [
            { version: first, output: OUTPUT, runMs: 3, failure: null },
            { version: second, output: null, runMs: null, failure: ERROR_CODES.engineTimeout },
          ],
        }),
    });
    await screen.findByRole('rowheader', { name: 'v2' });
    for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    await press('Compare');
    const view = await findDialog('Compare versions');
    expect(await view.findByRole('row', { name: 'Number of clusters 2 3 Different' })).toBeTruthy();
    expect(view.getByText(`Engine timeout (${ERROR_CODES.engineTimeout})`)).toBeTruthy();
    const [{ ids }] = findRequestBodies('/api/algorithm/version/compare') as [{ ids: string[] }];
    expect([...ids].sort()).toEqual([first.id, second.id]);
  });

  test('have aliases whose last move can be rolled back', async () => {
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
    await showVersions({
      '/api/algorithm/alias/history': () =>
        listResponse([move, { ...move, id: first.id, fromVersion: null, toVersion: 2, isLast: false }]),
      '/api/algorithm/alias/rollBack': () => ok({ done: true }),
    });
    await press('Aliases and history');
    const view = await findDialog('Aliases and history');
    expect(await view.findByText('v2 → v1')).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: 'Roll back production' }));
    await waitFor(() => expect(findRequestBodies('/api/algorithm/alias/rollBack')).toEqual([{ id: ID }]));
    await waitFor(() => expect(findRequestBodies('/api/algorithm/alias/history')).toHaveLength(2));
  });

  test('are not archived while an alias points at them, and the dialog lists the alias', async () => {
    await showVersions({
      '/api/algorithm/version/archive': () => ({
        code: ERROR_CODES.inUse,
        msg: 'In use',
        data: { aliases: ['production'], list: [] },
      }),
    });
    await press('More actions for v1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const dialog = await findDialog('Archive v1?');
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText('Alias production')).toBeTruthy();
  });
});
