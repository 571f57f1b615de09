import { startLocale } from '@atrium/i18n';
import { appStore, deploymentAtom, logEntriesAtom, PaneProvider } from '@atrium/runtime';
import { createTestPane } from '@atrium/testing';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/en-US.po';
import { federationAtom } from '../loading/federation-atom.ts';
import { acceptOfferedVersionAtom } from '../loading/page-actions.ts';
import { startRemotePageAtom } from '../loading/start-remote-page-atom.ts';
import { loadRemotesAtom } from '../state/load-remotes-atom.ts';
import { findRecordAtom } from '../state/records-atom.ts';
import { refreshRemoteAtom } from '../state/refresh-remote-atom.ts';
import { nodeFederation } from '../testing/node-federation.ts';
import { type Remotes, startRemotes } from '../testing/start-remotes.ts';
import { RemotePage } from './remote-page.tsx';

const LIMIT = { timeout: 20_000 };

let remotes: Remotes;
let count = 0;
let name: string;

beforeEach(async () => {
  count += 1;
  name = `remote_${count}`;
  remotes = await startRemotes();
  await startLocale(appStore.get(deploymentAtom));
  i18n.loadAndActivate({ locale: 'en-US', messages });
  appStore.set(federationAtom, nodeFederation);
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await remotes.close();
});

const renderPage = () => (
  <PaneProvider pane={createTestPane()}>
    <RemotePage remote={name} route={`remote-${count}-page`} />
  </PaneProvider>
);

const show = async () => {
  await appStore.set(loadRemotesAtom);
  return render(<I18nProvider i18n={i18n}>{renderPage()}</I18nProvider>);
};

const click = (label: string | RegExp) => userEvent.click(screen.getByRole('button', { name: label }));

describe('a page of a remote', () => {
  it('replaces its loading view', async () => {
    remotes.publish(name, '1-a');
    await show();
    expect(screen.getByRole('status').textContent).toBe('Loading page');
    await screen.findByText('page of 1-a', undefined, LIMIT);
  });

  it('renders at once when its code is already loaded', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    await appStore.set(startRemotePageAtom, name, `remote-${count}-page`);
    render(<I18nProvider i18n={i18n}>{renderPage()}</I18nProvider>);
    const page = screen.getByText('page of 1-a');
    await expect.poll(() => appStore.get(findRecordAtom)(name)?.status).toBe('ready');
    expect(screen.getByText('page of 1-a')).toBe(page);
  });

  it('shows the failure with the remote’s name, version and error code, and recovers by “Try again”', async () => {
    remotes.publish(name, '1-a');
    remotes.board.set(name, 'wrong-hash');
    await show();
    const alert = await screen.findByRole('alert', undefined, LIMIT);
    for (const part of [name, '1-a', 'entry/wrong-hash', 'A file does not match']) {
      expect(alert.textContent).toContain(part);
    }
    remotes.board.clear();
    await click('Try again');
    await screen.findByText('page of 1-a', undefined, LIMIT);
  });

  it('recovers by itself when its remote responds again', async () => {
    remotes.publish(name, '1-a');
    remotes.board.set(name, 'down');
    await show();
    await screen.findByRole('alert', undefined, LIMIT);
    remotes.board.clear();
    await act(() => appStore.set(refreshRemoteAtom, name));
    await screen.findByText('page of 1-a', undefined, LIMIT);
  });

  it('offers the previous version when loading takes long', async () => {
    remotes.publish(name, '1-a');
    remotes.publish(name, '1-b');
    remotes.board.set(name, 'hang', '1-b');
    await show();
    await screen.findByText(/taking longer than usual/, undefined, LIMIT);
    await click('Use version 1-a');
    await screen.findByText('page of 1-a', undefined, LIMIT);
  });

  it('falls back to the previous version when the new one breaks while rendering, and shows a notice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    remotes.publish(name, '1-a');
    remotes.publish(name, '1-b', { page: `throw new Error('broken on purpose')` });
    await show();
    await screen.findByText('page of 1-a', undefined, LIMIT);
    expect(screen.getByText('Version 1-b is unavailable. Version 1-a is shown instead.')).toBeTruthy();
  });

  it('shows the error of a page that worked before, and switches versions only on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = `const [isBroken, setBroken] = React.useState(false);
      if (isBroken) throw new Error('broken later');
      return React.createElement('button', { onClick: () => setBroken(true) }, 'break it')`;
    remotes.publish(name, '1-a');
    remotes.publish(name, '1-b', { page });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'break it' }, LIMIT));
    const alert = await screen.findByRole('alert', undefined, LIMIT);
    expect(alert.textContent).toContain('1-b');
    await click('Use version 1-a');
    await screen.findByText('page of 1-a', undefined, LIMIT);
  });

  it('tries each version once, and shows the error when both break', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const version of ['1-a', '1-b']) {
      remotes.publish(name, version, { page: `throw new Error('broken on purpose')` });
    }
    await show();
    await screen.findByRole('alert', undefined, LIMIT);
    const listBrokenPages = () =>
      appStore
        .get(logEntriesAtom)
        .filter(({ message }) => message.includes(name) && message.endsWith('render: broken-page'));
    expect(listBrokenPages()).toHaveLength(2);
  });

  it('shows the error when there is no other version', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    remotes.publish(name, '1-a', { page: `throw new Error('broken on purpose')` });
    await show();
    const alert = await screen.findByRole('alert', undefined, LIMIT);
    expect(alert.textContent).toContain('render/broken-page');
    const lines = appStore.get(logEntriesAtom).map(({ message }) => message);
    expect(lines).toContain(`remote failure: ${name} 1-a: render: broken-page`);
  });

  it('stays on its version when a new one appears, until the user accepts it', async () => {
    remotes.publish(name, '1-a');
    await show();
    await screen.findByText('page of 1-a', undefined, LIMIT);
    remotes.publish(name, '1-b');
    await act(() => appStore.set(loadRemotesAtom));
    await screen.findByText(/Version 1-b is available/, undefined, LIMIT);
    expect(screen.getByText('page of 1-a')).toBeTruthy();
    await click('Use version 1-b');
    await screen.findByText('page of 1-b', undefined, LIMIT);
    expect(screen.queryByText(/is available/)).toBeNull();
  });

  it('stays on its version in a hidden tab when another tab switches to the new one, and then offers the new one', async () => {
    remotes.publish(name, '1-a', { page: "return React.createElement('input', { 'aria-label': 'note' })" });
    await appStore.set(loadRemotesAtom);
    const tab = (mode: 'visible' | 'hidden') => (
      <I18nProvider i18n={i18n}>
        <Activity mode={mode}>{renderPage()}</Activity>
      </I18nProvider>
    );
    const { rerender } = render(tab('visible'));
    const note = await screen.findByLabelText('note', undefined, LIMIT);
    await userEvent.type(note, 'half a thought');
    rerender(tab('hidden'));
    remotes.publish(name, '1-b');
    await act(() => appStore.set(refreshRemoteAtom, name));
    act(() => appStore.set(acceptOfferedVersionAtom, name));
    expect(appStore.get(findRecordAtom)(name)?.versionInUse?.version).toBe('1-b');
    rerender(tab('visible'));
    await screen.findByText(/Version 1-b is available/, undefined, LIMIT);
    expect(screen.getByLabelText('note')).toBe(note);
    expect((note as HTMLInputElement).value).toBe('half a thought');
    await click('Use version 1-b');
    await screen.findByText('page of 1-b', undefined, LIMIT);
  });

  it('shows no further notice of a new version that the user postponed', async () => {
    remotes.publish(name, '1-a');
    await show();
    await screen.findByText('page of 1-a', undefined, LIMIT);
    remotes.publish(name, '1-b');
    await act(() => appStore.set(loadRemotesAtom));
    await screen.findByText(/Version 1-b is available/, undefined, LIMIT);
    await click('Later');
    expect(screen.queryByText(/is available/)).toBeNull();
    expect(screen.getByText('page of 1-a')).toBeTruthy();
  });

  it('is not loaded again when its tab is hidden and shown', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    const tab = (mode: 'visible' | 'hidden') => (
      <I18nProvider i18n={i18n}>
        <Activity mode={mode}>{renderPage()}</Activity>
      </I18nProvider>
    );
    const { rerender } = render(tab('visible'));
    await screen.findByText('page of 1-a', undefined, LIMIT);
    const requested = remotes.requests.length;
    const shown = screen.getByText('page of 1-a');
    rerender(tab('hidden'));
    rerender(tab('visible'));
    expect(screen.getByText('page of 1-a')).toBe(shown);
    expect(remotes.requests).toHaveLength(requested);
  });
});
