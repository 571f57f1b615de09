// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showEarlyTheme } from './early-theme.ts';

let isSystemDark = false;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  isSystemDark = false;
  document.body.removeAttribute('arco-theme');
});

const getTheme = (): string | null => document.body.getAttribute('arco-theme');

describe('the theme before the deployment and the user are known', () => {
  it('is that of the system when no theme was shown before', () => {
    showEarlyTheme();
    expect(getTheme()).toBe('light');
    isSystemDark = true;
    showEarlyTheme();
    expect(getTheme()).toBe('dark');
  });

  it.each([
    { choice: 'dark', system: 'light', theme: 'dark' },
    { choice: 'light', system: 'dark', theme: 'light' },
    { choice: 'system', system: 'dark', theme: 'dark' },
    { choice: 'system', system: 'light', theme: 'light' },
  ])('is $theme with the choice $choice when the system is $system', ({ choice, system, theme }) => {
    isSystemDark = system === 'dark';
    localStorage.setItem('admin-plus-some-app:public:shown-theme', JSON.stringify(choice));
    showEarlyTheme();
    expect(getTheme()).toBe(theme);
  });

  it('is that of the system when the browser has no local storage', () => {
    vi.stubGlobal('localStorage', undefined);
    showEarlyTheme();
    expect(getTheme()).toBe('light');
  });

  it('is set when the body appears, before the first paint', async () => {
    localStorage.setItem('admin-plus-some-app:public:shown-theme', '"dark"');
    const { body } = document;
    body.remove();
    showEarlyTheme();
    document.documentElement.append(body);
    await Promise.resolve();
    expect(getTheme()).toBe('dark');
  });
});
