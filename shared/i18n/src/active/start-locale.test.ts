// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const STORED = 'admin-plus-test:ghost-uuid:i18n-locale';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function getLocaleAfterStart(options: Parameters<typeof openPage>[0]) {
  const page = await openPage(options);
  await page.startLocale(page.deployment);
  return page.appStore.get(page.localeAtom);
}

describe('language at the start', () => {
  it('is the stored one, before all others', async () => {
    localStorage.setItem(STORED, '"en-US"');
    expect(await getLocaleAfterStart({ languages: ['zh-CN'] })).toBe('en-US');
  });

  it("is the browser's if none is stored", async () => {
    expect(await getLocaleAfterStart({ languages: ['fr', 'en-GB'] })).toBe('en-US');
  });

  it('is the default if the browser requests none that is offered', async () => {
    expect(await getLocaleAfterStart({ languages: ['fr'] })).toBe('zh-CN');
  });

  it('is the default if detection is off', async () => {
    expect(await getLocaleAfterStart({ languages: ['en-US'], features: { detectLocale: false } })).toBe(
      'zh-CN',
    );
  });

  it("is the deployment's default if it names one", async () => {
    expect(await getLocaleAfterStart({ deployment: { defaultLocale: 'en-US' } })).toBe('en-US');
  });

  it('ignores a stored language that is no longer offered', async () => {
    localStorage.setItem(STORED, '"ja-JP"');
    expect(await getLocaleAfterStart({ languages: ['en'] })).toBe('en-US');
  });

  it('is saved, and applied to the page and to server requests', async () => {
    const page = await openPage({ languages: ['en'] });
    await page.startLocale(page.deployment);
    expect(localStorage.getItem(STORED)).toBe('"en-US"');
    expect(document.documentElement).toHaveProperty('lang', 'en-US');
    expect(document.documentElement).toHaveProperty('dir', 'ltr');
    expect(page.appStore.get(page.requestLocaleAtom)).toBe('en-US');
    expect(page.i18n._('host.page.a.title')).toBe('Title');
  });

  it('includes a pseudo-locale only if the deployment enables it', async () => {
    localStorage.setItem(STORED, '"en-XA"');
    expect(await getLocaleAfterStart({})).toBe('zh-CN');
    localStorage.setItem(STORED, '"en-XA"');
    expect(await getLocaleAfterStart({ features: { pseudoLocales: true } })).toBe('en-XA');
  });
});
