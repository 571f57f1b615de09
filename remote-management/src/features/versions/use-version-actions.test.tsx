import { type AlgorithmVersion, ERROR_CODES } from '@atrium/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  algorithm,
  createVersion,
  findDialog,
  findRequestBodies,
  listResponse,
  ok,
  showVersions,
} from './versions-page.fixture.tsx';

type Status = AlgorithmVersion['status'];

/** Renders the page with one version, which the server also returns by its id. */
async function showVersion(status: Status, responses: Parameters<typeof showVersions>[0] = {}) {
  const version = createVersion(2, { status });
  return await showVersions({
    '/api/algorithm/version/list': () => listResponse([version]),
    '/api/algorithm/version/detail': () => ok(version),
    ...responses,
  });
}

async function listActions(): Promise<readonly string[]> {
  await screen.findByRole('rowheader', { name: 'v2' });
  const more = screen.queryByRole('button', { name: 'More actions for v2' });
  if (more) await userEvent.click(more);
  const buttons = screen
    .getAllByRole('button', { name: / v2$/ })
    .map((one) => one.getAttribute('aria-label'));
  const menu = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  return [...buttons.map((label) => label?.replace(' v2', '')), ...menu].filter(
    (name): name is string => typeof name === 'string' && !name.startsWith('More'),
  );
}

async function choose(action: string) {
  await screen.findByRole('rowheader', { name: 'v2' });
  const more = screen.queryByRole('button', { name: 'More actions for v2' });
  const plain = screen.queryByRole('button', { name: `${action} v2` });
  if (!plain && more) await userEvent.click(more);
  await userEvent.click(plain ?? (await screen.findByRole('menuitem', { name: action })));
}

describe('the actions on a version', { timeout: 60_000 }, () => {
  test.each<[Status, readonly string[]]>([
    ['draft', ['View', 'Validate', 'Edit']],
    ['validating', ['View']],
    ['ready', ['View', 'Set alias', 'Archive']],
    ['failed', ['View', 'Validate', 'Edit']],
    ['archived', ['View', 'Restore']],
  ])('match the status “%s”', async (status, expected) => {
    await showVersion(status);
    expect((await listActions()).toSorted()).toEqual(expected.toSorted());
  });

  test('archive a version after a confirmation, and report its new status', async () => {
    const { pane } = await showVersion('ready', {
      '/api/algorithm/version/archive': () => ok(createVersion(2, { status: 'archived' })),
    });
    await choose('Archive');
    const dialog = await findDialog('Archive v2?');
    expect(findRequestBodies('/api/algorithm/version/archive')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Status of v2 changed to Archived']));
    expect(findRequestBodies('/api/algorithm/version/archive')).toEqual([{ id: createVersion(2).id }]);
    await waitFor(() => expect(findRequestBodies('/api/algorithm/version/list')).toHaveLength(2));
  });

  test('restore an archived version as ready', async () => {
    const { pane } = await showVersion('archived', {
      '/api/algorithm/version/restore': () => ok(createVersion(2)),
    });
    await choose('Restore');
    const dialog = await findDialog('Restore v2?');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Status of v2 changed to Ready']));
  });

  test('are in the view of a version too, if its status allows them', async () => {
    await showVersion('ready');
    await choose('View');
    const view = await findDialog('Version v2');
    expect(view.queryByRole('button', { name: 'Validate' })).toBeNull();
    expect(view.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Set alias' }));
    expect(await findDialog('Point an alias at v2')).toBeTruthy();
  });

  test('show why a version cannot be validated, and then validate it again', async () => {
    let isBusy = true;
    await showVersion('draft', {
      '/api/algorithm/version/validate': () =>
        isBusy ? { code: ERROR_CODES.engineUnavailable, msg: 'The engine is busy' } : ok(createVersion(2)),
    });
    await choose('Validate');
    const view = await findDialog('Version v2');
    await userEvent.click(view.getByRole('button', { name: 'Validate' }));
    expect(await view.findByText('The engine is busy')).toBeTruthy();
    isBusy = false;
    await userEvent.click(view.getByRole('button', { name: 'Validate' }));
    expect(await view.findByRole('button', { name: 'Set alias' })).toBeTruthy();
    expect(view.queryByText('The engine is busy')).toBeNull();
  });

  test('create no version of an archived algorithm', async () => {
    await showVersion('ready', { '/api/algorithm/detail': () => ok({ ...algorithm, status: 'archived' }) });
    await screen.findByRole('rowheader', { name: 'v2' });
    expect(screen.getByRole('button', { name: 'Aliases and history' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create version' })).toBeNull();
  });
});
