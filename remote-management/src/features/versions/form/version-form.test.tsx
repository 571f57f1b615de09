import { type AlgorithmVersionDetail, type EngineInfo, ERROR_CODES } from '@atrium/contract';
import type { TestResponse } from '@atrium/testing';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  createVersion,
  engine,
  findDialog,
  findRequestBodies,
  listResponse,
  ok,
  press,
  showVersions,
} from '../versions-page.fixture.tsx';

const UPDATE = '/api/algorithm/version/update';

const draft = createVersion(3, { status: 'draft', parameters: { clusters: 3, seed: 1 } });

const trees: EngineInfo = {
  ...engine,
  id: 'trees',
  name: 'Trees',
  limitations: ['Slow on large tables.'],
  parameters: { type: 'object', properties: { depth: { type: 'integer', minimum: 1, default: 5 } } },
};

/** Opens the form of a draft on a server that stores `stored` and responds to updates with `respond`. */
async function edit(respond: (body: { revision: number }) => TestResponse, stored = () => draft) {
  const shown = await showVersions({
    '/api/algorithm/version/list': () => listResponse([draft]),
    '/api/algorithm/version/detail': () => ok(stored()),
    '/api/engine/list': () => ok({ list: [engine, trees] }),
    [UPDATE]: (body) => respond(body as { revision: number }),
  });
  await press('Edit v3');
  const form = await findDialog('Edit v3');
  const clusters = await form.findByLabelText<HTMLInputElement>('Number of clusters');
  const enter = async (text: string) => {
    await userEvent.clear(clusters);
    await userEvent.type(clusters, text);
  };
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save' }));
  return { ...shown, form, clusters, enter, save };
}

/** Opens the form of a draft, which another user then changes to `theirs`. */
async function editStale(theirs: AlgorithmVersionDetail) {
  let stored = draft;
  const shown = await edit(
    ({ revision }) =>
      revision < stored.revision
        ? { code: ERROR_CODES.revisionStale, msg: 'Changed by another user' }
        : ok({ ...theirs, revision: 3 }),
    () => stored,
  );
  stored = theirs;
  return shown;
}

describe('the form of a version', { timeout: 60_000 }, () => {
  test('overwrites another user’s revision if that user changed none of the form’s fields', async () => {
    const { enter, save } = await editStale({ ...draft, revision: 2 });
    await enter('7');
    await save();
    await findDialog('Version v3');
    expect(findRequestBodies(UPDATE)).toMatchObject([
      { revision: 1, parameters: { clusters: 7, seed: 1 } },
      { revision: 2, parameters: { clusters: 7, seed: 1 } },
    ]);
  });

  test('shows conflicts parameter by parameter, and stores the chosen sides', async () => {
    const theirs = { ...draft, revision: 2, parameters: { clusters: 5, seed: 1 }, note: 'theirs' };
    const { form, enter, save, pane } = await editStale(theirs);
    await enter('7');
    await save();
    const clusters = within(await form.findByRole('group', { name: /clusters/ }));
    const note = within(form.getByRole('group', { name: 'Change note' }));
    expect(clusters.getByRole<HTMLInputElement>('radio', { name: 'Your value 7' }).checked).toBe(true);
    expect(note.getByRole<HTMLInputElement>('radio', { name: 'Saved value theirs' }).checked).toBe(true);
    await userEvent.click(form.getByRole('button', { name: 'Save selected values' }));
    await findDialog('Version v3');
    expect(findRequestBodies(UPDATE).at(-1)).toMatchObject({
      revision: 2,
      parameters: { clusters: 7, seed: 1 },
      note: 'theirs',
    });
    expect(pane.isDirty()).toBe(false);
  });

  test('shows field errors of the server at the parameter until it changes, and at other fields', async () => {
    const { form, enter, clusters, save } = await edit(() => ({
      code: ERROR_CODES.invalid,
      msg: 'Invalid',
      fields: [
        { field: 'parameters.clusters', msg: 'Too many clusters' },
        { field: 'note', msg: 'Explain the change' },
      ],
    }));
    await enter('7');
    await save();
    const messages = await form.findAllByText('Too many clusters');
    expect(messages.map(({ id }) => id)).toContain(clusters.getAttribute('aria-describedby')?.split(' ')[0]);
    expect(form.getByText('Explain the change')).toBeTruthy();
    await enter('6');
    await waitFor(() => expect(form.queryByText('Too many clusters')).toBeNull());
    expect(form.getByText('Explain the change')).toBeTruthy();
  });

  test('shows an error that belongs to no field above the fields', async () => {
    const { form, enter, save } = await edit(() => ({ code: ERROR_CODES.notFound, msg: 'No such version' }));
    await enter('7');
    await save();
    expect((await form.findByText('No such version')).closest('[role="alert"]')).toBeTruthy();
  });

  test('marks the pane as dirty while a value differs', async () => {
    const { enter, pane } = await edit(() => ok(draft));
    expect(pane.isDirty()).toBe(false);
    await enter('7');
    expect(pane.isDirty()).toBe(true);
    await enter('3');
    expect(pane.isDirty()).toBe(false);
  });

  test('is sent once if Save is pressed twice', async () => {
    const { form, enter } = await edit(() => ok({ ...draft, revision: 2 }));
    await enter('7');
    await userEvent.dblClick(form.getByRole('button', { name: 'Save' }));
    await findDialog('Version v3');
    expect(findRequestBodies(UPDATE)).toHaveLength(1);
  });

  test('stores the other user’s value if the user chooses it', async () => {
    const theirs = { ...draft, revision: 2, parameters: { clusters: 5, seed: 1 } };
    const { form, enter, save } = await editStale(theirs);
    await enter('7');
    await save();
    await userEvent.click(await form.findByRole('radio', { name: 'Saved value 5' }));
    await userEvent.click(form.getByRole('button', { name: 'Save selected values' }));
    await findDialog('Version v3');
    expect(findRequestBodies(UPDATE).at(-1)).toMatchObject({
      revision: 2,
      parameters: { clusters: 5, seed: 1 },
    });
  });

  test('resets the parameters if the user chooses another engine, and shows the limitations of this engine', async () => {
    const { form, save, enter, pane } = await edit(() => ok({ ...draft, revision: 2 }));
    await enter('99');
    await userEvent.selectOptions(form.getByLabelText('Engine'), 'Trees 1.0.0');
    expect(form.getByText('Slow on large tables.')).toBeTruthy();
    expect(form.queryByLabelText('Number of clusters')).toBeNull();
    await save();
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: v3 saved']));
    const [sent] = findRequestBodies(UPDATE) as AlgorithmVersionDetail[];
    expect([sent?.engineId, sent?.parameters]).toEqual(['trees', {}]);
    await waitFor(() => expect(findRequestBodies('/api/algorithm/version/list')).toHaveLength(2));
  });

  test('contains the note of an edited version, and no note for a new version', async () => {
    const noted = { ...draft, note: 'More clusters' };
    const { form } = await edit(
      () => ok(noted),
      () => noted,
    );
    expect(form.getByLabelText<HTMLTextAreaElement>('Change note').value).toBe('More clusters');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await press('Create version');
    const created = await findDialog('Create version');
    expect((await created.findByLabelText<HTMLTextAreaElement>('Change note')).value).toBe('');
  });

  test('requires a complete sample', async () => {
    const base = { ...draft, sample: null };
    await showVersions({
      '/api/algorithm/version/list': () => listResponse([base]),
      '/api/algorithm/version/detail': () => ok(base),
    });
    await press('Create version');
    const form = await findDialog('Create version');
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    expect((await form.findAllByText('Enter a complete sample')).length).toBeGreaterThan(0);
    expect(findRequestBodies('/api/algorithm/version/create')).toEqual([]);
  });

  test('starts the first version of an algorithm with the first engine that supports its task', async () => {
    await showVersions({
      '/api/algorithm/version/list': () => listResponse([]),
      '/api/engine/list': () => ok({ list: [{ ...trees, tasks: ['forecast'] }, engine, trees] }),
    });
    await press('Create version');
    const form = await findDialog('Create version');
    const engines = await form.findByLabelText<HTMLSelectElement>('Engine');
    expect([...engines.options].map(({ value }) => value)).toEqual(['tables', 'trees']);
    expect(engines.value).toBe('tables');
    expect(form.getByLabelText<HTMLInputElement>('Number of clusters').value).toBe('2');
  });
});
