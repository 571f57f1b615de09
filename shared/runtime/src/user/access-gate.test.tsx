import type { UserInfo } from '@atrium/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, openTab, setCookies, type Tab } from '../testing/open-tab.ts';
import { USER_ID } from '../testing/session-server.ts';

let tab: Tab;

beforeEach(async () => {
  setCookies(USER_ID);
  tab = await openTab('http://127.0.0.1:9');
});

afterEach(() => {
  cleanup();
  closeTabs();
});

function setAccess(access: UserInfo['access']): void {
  tab.appStore.set(tab.saveUserInfoAtom, { name: 'Ann', avatar: '', access });
}

function isShownFor(access: readonly string[] | undefined): boolean {
  const { AccessGate } = tab;
  const { unmount } = render(<AccessGate access={access}>secret</AccessGate>);
  const isShown = screen.queryByText('secret') !== null;
  unmount();
  return isShown;
}

describe('a gated element', () => {
  it('is shown if its access list and that of the user share a role', () => {
    setAccess(['user']);
    expect(isShownFor(['user', 'admin'])).toBe(true);
    expect(isShownFor(['admin'])).toBe(false);
  });

  it('is hidden if either list is empty or missing', () => {
    expect(isShownFor(['user'])).toBe(false);
    setAccess([]);
    expect(isShownFor(['user'])).toBe(false);
    setAccess(['user', 'admin']);
    expect(isShownFor([])).toBe(false);
    expect(isShownFor(undefined)).toBe(false);
  });

  it('follows the user’s roles', () => {
    const { AccessGate } = tab;
    setAccess(['user']);
    render(<AccessGate access={['admin']}>secret</AccessGate>);
    expect(screen.queryByText('secret')).toBeNull();
    act(() => setAccess(['admin']));
    expect(screen.queryByText('secret')).not.toBeNull();
    act(() => setAccess(['user']));
    expect(screen.queryByText('secret')).toBeNull();
  });
});
