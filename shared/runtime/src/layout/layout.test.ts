// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTabs, openTab, type Tab } from '../testing/open-tab.ts';

let tab: Tab;
let uninstall: (() => void) | undefined;
let scheme: EventTarget & { matches: boolean };

beforeEach(async () => {
  vi.useFakeTimers();
  scheme = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => scheme);
  tab = await openTab('http://127.0.0.1:9');
});

afterEach(() => {
  uninstall?.();
  closeTabs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function resize(width: number, height = 700): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
}

describe('device', () => {
  it.each([
    [320, 'mobile'],
    [600, 'mobile'],
    [601, 'tablet'],
    [992, 'tablet'],
    [993, 'desktop'],
  ])('classifies %i pixels as %s', (width, device) => {
    resize(width, 512);
    uninstall = tab.installViewport();
    expect(tab.appStore.get(tab.deviceAtom)).toBe(device);
    expect(tab.appStore.get(tab.bodyHeightAtom)).toBe(512);
  });

  it.each([
    [1_199, true],
    [1_200, false],
  ])('has a narrow window at %i pixels: %s', (width, isNarrow) => {
    resize(width);
    uninstall = tab.installViewport();
    expect(tab.appStore.get(tab.isNarrowWindowAtom)).toBe(isNarrow);
  });

  it('follows the window at most ten times a second, and reaches its last size', () => {
    uninstall = tab.installViewport();
    const seen: number[] = [];
    tab.appStore.sub(tab.bodyHeightAtom, () => seen.push(tab.appStore.get(tab.bodyHeightAtom)));
    for (let height = 401; height <= 410; height += 1) resize(1_000, height);
    expect(seen).toEqual([401]);
    vi.advanceTimersByTime(99);
    expect(seen).toEqual([401]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([401, 410]);
  });

  it('does not change after uninstalling', () => {
    tab.installViewport()();
    const before = tab.appStore.get(tab.bodyHeightAtom);
    resize(1_000, before + 1);
    expect(tab.appStore.get(tab.bodyHeightAtom)).toBe(before);
  });
});

describe('theme', () => {
  it('is stored when the user chooses one', () => {
    tab.appStore.set(tab.themeAtom, 'dark');
    expect(tab.appStore.get(tab.resolvedThemeAtom)).toBe('dark');
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:theme')).toBe('"dark"');
  });

  it('follows the system until the user chooses another one', () => {
    uninstall = tab.installViewport();
    expect(tab.appStore.get(tab.resolvedThemeAtom)).toBe('light');
    scheme.matches = true;
    scheme.dispatchEvent(new Event('change'));
    expect(tab.appStore.get(tab.resolvedThemeAtom)).toBe('dark');
    tab.appStore.set(tab.themeAtom, 'light');
    expect(tab.appStore.get(tab.resolvedThemeAtom)).toBe('light');
  });
});

describe('layout settings', () => {
  it('start with the specified defaults', () => {
    expect(tab.appStore.get(tab.layoutSettingsAtom)).toMatchObject({
      siderTheme: 'dark',
      headerTheme: 'light',
      showsTabs: true,
      isSiderFixed: true,
      isHeaderFixed: true,
      isMenuAccordion: true,
    });
    expect(tab.appStore.get(tab.confirmsSignOutAtom)).toBe(true);
  });

  it('change one by one, are stored, and can be reset', () => {
    tab.appStore.set(tab.layoutSettingsAtom, { showsTabs: false });
    tab.appStore.set(tab.layoutSettingsAtom, { siderTheme: 'light' });
    expect(tab.appStore.get(tab.layoutSettingsAtom)).toMatchObject({ showsTabs: false, siderTheme: 'light' });
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:layout-settings')).toContain('"showsTabs":false');
    tab.appStore.set(tab.resetLayoutSettingsAtom);
    expect(tab.appStore.get(tab.layoutSettingsAtom)).toMatchObject({ showsTabs: true, siderTheme: 'dark' });
  });

  it('get defaults for settings that an older version did not store', () => {
    localStorage.setItem('admin-plus-test:ghost-uuid:layout-settings', '{"showsTabs":false}');
    expect(tab.appStore.get(tab.layoutSettingsAtom)).toMatchObject({
      showsTabs: false,
      isMenuAccordion: true,
    });
  });

  it('confirm signing out if the deployment and the user enable it', async () => {
    tab.appStore.set(tab.layoutSettingsAtom, { confirmsSignOut: false });
    expect(tab.appStore.get(tab.confirmsSignOutAtom)).toBe(false);
    tab.appStore.set(tab.layoutSettingsAtom, { confirmsSignOut: true });
    const { features } = tab.appStore.get(tab.deploymentAtom);
    const other = await openTab('', { features: { ...features, confirmSignOut: false } });
    expect(other.appStore.get(other.confirmsSignOutAtom)).toBe(false);
  });
});
