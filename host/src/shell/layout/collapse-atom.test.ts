// @vitest-environment jsdom
import { appStore, configureRuntime, installViewport, layoutSettingsAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSideMenuCollapsedAtom, toggleSideMenuAtom } from './collapse-atom.ts';

let uninstall: (() => void) | undefined;

beforeEach(() => configureRuntime(testDeployment()));

afterEach(() => {
  uninstall?.();
  vi.unstubAllGlobals();
});

function open(width: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  uninstall?.();
  uninstall = installViewport();
}

const isCollapsed = () => appStore.get(isSideMenuCollapsedAtom);
const readStoredSetting = () => appStore.get(layoutSettingsAtom).isSiderCollapsed;

test('the side menu is collapsed in a window below 1200 px until the user expands it, and no setting is stored', () => {
  open(1_199);
  expect(isCollapsed()).toBe(true);
  appStore.set(toggleSideMenuAtom);
  expect([isCollapsed(), readStoredSetting()]).toEqual([false, false]);
  appStore.set(toggleSideMenuAtom);
  expect(isCollapsed()).toBe(true);
});

test('the side menu follows the stored setting in a wider window', () => {
  open(1_200);
  expect(isCollapsed()).toBe(false);
  appStore.set(toggleSideMenuAtom);
  expect([isCollapsed(), readStoredSetting()]).toEqual([true, true]);
});
