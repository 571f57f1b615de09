import { type App, ERROR_CODES } from '@atrium/contract';
import type { TestResponse } from '@atrium/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createApp, tokenizer } from '../../../app.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';

const UPDATE = '/api/nlpApp/update';
const STALE = { code: ERROR_CODES.revisionStale, msg: 'Changed by another user' };
const overrides = { properties: { size: { type: 'integer', title: 'Size', default: 3, maximum: 9 } } };

/** Opens the settings on a server that stores `stored` and responds to updates with `respond`. */
async function openSettings(
  respond: () => TestResponse,
  stored: () => App = () => createApp(),
  target: () => TestResponse = () => ({ code: 0, data: { target: { ...tokenizer, overrides } } }),
) {
  const bodies: unknown[] = [];
  const shown = await showApp({
    tab: 'settings',
    responses: {
      '/api/nlpApp/detail': () => ({ code: 0, data: stored() }),
      '/api/app/target/detail': target,
      [UPDATE]: (body) => {
        bodies.push(body);
        return respond();
      },
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  return { ...shown, bodies, name, saveButton: screen.getByRole('button', { name: 'Save' }) };
}

describe('the form of an app’s settings', () => {
  test('names what another user changed, and overwrites it on the second save', async () => {
    let stored = createApp();
    let response: TestResponse = STALE;
    const { bodies, name, pane, saveButton } = await openSettings(
      () => response,
      () => stored,
    );
    await userEvent.type(name, ' 2');
    stored = createApp({ revision: 2, retentionDays: 7 });
    await userEvent.click(saveButton);
    expect(await screen.findByText(/Another user changed: Retention \(days\)/)).toBeTruthy();
    expect(screen.getByText('Changed by another user')).toBeTruthy();
    const saved = createApp({ revision: 3, name: name.value });
    stored = saved;
    response = { code: 0, data: saved };
    await userEvent.click(saveButton);
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    expect(bodies).toMatchObject([
      { revision: 1, retentionDays: 30 },
      { revision: 2, retentionDays: 30 },
    ]);
    expect(screen.queryByText(/Another user changed/)).toBeNull();
  });

  test('shows the stored settings if the user requests them', async () => {
    let stored = createApp();
    const { name, pane } = await openSettings(
      () => STALE,
      () => stored,
    );
    await userEvent.type(name, ' 2');
    stored = createApp({ revision: 2, retentionDays: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Load latest settings' }));
    expect(name.value).toBe(createApp().name);
    expect(screen.getByLabelText<HTMLInputElement>('Retention (days)').value).toBe('7');
    expect(screen.queryByText('Changed by another user')).toBeNull();
    expect(pane.isDirty()).toBe(false);
  });

  test('shows the saved settings while the app reloads', async () => {
    const { name, pane } = await openSettings(() => ({
      code: 0,
      data: createApp({ revision: 2, name: 'B' }),
    }));
    const shownNames = new Set<string>();
    const observer = new MutationObserver(() => shownNames.add(name.value));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await userEvent.clear(name);
    await userEvent.type(name, 'B');
    shownNames.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Settings saved']));
    expect([...shownNames]).toEqual(['B']);
    observer.disconnect();
  });

  test('shows field errors of the server at their fields and parameters', async () => {
    const { name, saveButton } = await openSettings(() => ({
      code: ERROR_CODES.invalid,
      msg: 'Invalid',
      fields: [
        { field: 'name', msg: 'This name is taken' },
        { field: 'overrides.size', msg: 'Too large for this target' },
      ],
    }));
    await userEvent.type(name, ' 2');
    await userEvent.click(saveButton);
    expect((await screen.findByText('This name is taken')).id).toBe(name.getAttribute('aria-describedby'));
    const size = await screen.findByLabelText('Size');
    expect(size.getAttribute('aria-describedby')).toContain(screen.getByText('Too large for this target').id);
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, '3');
    expect(screen.queryByText('This name is taken')).toBeNull();
    expect(screen.getByText('Too large for this target')).toBeTruthy();
  });

  test.each([
    ['is no longer published', { code: 0, data: { target: null } }, true],
    ['cannot be loaded', { code: ERROR_CODES.targetUnavailable, msg: 'Failed' }, false],
  ])(
    'explains that the version cannot be changed if the AI service is no longer published, and only then: %s',
    async (_, response, isStated) => {
      const { name } = await openSettings(
        () => STALE,
        () => createApp(),
        () => response,
      );
      expect(name.value).toBe(createApp().name);
      const text = /no longer published, so the version/;
      if (isStated) expect(await screen.findByText(text)).toBeTruthy();
      else expect(screen.queryByText(text)).toBeNull();
    },
  );

  test('marks the pane as dirty while a setting differs, and saves only then', async () => {
    const { name, pane, saveButton } = await openSettings(() => ({ code: 0, data: createApp() }));
    expect(saveButton).toHaveProperty('disabled', true);
    await userEvent.type(name, '2');
    expect([pane.isDirty(), saveButton.hasAttribute('disabled')]).toEqual([true, false]);
    await userEvent.type(name, '{Backspace}');
    expect([pane.isDirty(), saveButton.hasAttribute('disabled')]).toEqual([false, true]);
  });

  test('is sent once if Save is pressed twice', async () => {
    const { bodies, name, pane, saveButton } = await openSettings(() => ({
      code: 0,
      data: createApp({ revision: 2 }),
    }));
    await userEvent.type(name, '2');
    await userEvent.dblClick(saveButton);
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Settings saved']));
    expect(bodies).toHaveLength(1);
  });
});
