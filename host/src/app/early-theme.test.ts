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

const shown = (): string | null => document.body.getAttribute('arco-theme');

describe('the theme before anything is known', () => {
  it('is light where nothing was shown before, whatever the system has', () => {
    isSystemDark = true;
    showEarlyTheme();
    expect(shown()).toBe('light');
  });

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ])('is for %s, with a dark system %s: %s', (choice, isDark, theme) => {
    isSystemDark = isDark;
    localStorage.setItem('admin-plus-some-app:public:shown-theme', JSON.stringify(choice));
    showEarlyTheme();
    expect(shown()).toBe(theme);
  });

  it('is light where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    showEarlyTheme();
    expect(shown()).toBe('light');
  });

  it('comes with the body, before a frame is painted', async () => {
    localStorage.setItem('admin-plus-some-app:public:shown-theme', '"dark"');
    const { body } = document;
    body.remove();
    showEarlyTheme();
    document.documentElement.append(body);
    await Promise.resolve();
    expect(shown()).toBe('dark');
  });
});
