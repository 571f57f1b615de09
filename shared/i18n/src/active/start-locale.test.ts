// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const STORED = 'admin-plus-test:ghost-uuid:i18n-locale';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function localeAfterStart(options: Parameters<typeof openPage>[0]) {
  const page = await openPage(options);
  await page.startLocale(page.deployment);
  return page.appStore.get(page.localeAtom);
}

describe('the language at the start', () => {
  it('is the stored one before all others', async () => {
    localStorage.setItem(STORED, '"en-US"');
    expect(await localeAfterStart({ languages: ['zh-CN'] })).toBe('en-US');
  });

  it("is the browser's when none is stored", async () => {
    expect(await localeAfterStart({ languages: ['fr', 'en-GB'] })).toBe('en-US');
  });

  it('is the default when the browser asks for none that is offered', async () => {
    expect(await localeAfterStart({ languages: ['fr'] })).toBe('zh-CN');
  });

  it('is the default when detection is off', async () => {
    expect(await localeAfterStart({ languages: ['en-US'], features: { detectLocale: false } })).toBe('zh-CN');
  });

  it("is the deployment's own default where it names one", async () => {
    expect(await localeAfterStart({ deployment: { defaultLocale: 'en-US' } })).toBe('en-US');
  });

  it('is not a stored one that is no longer offered', async () => {
    localStorage.setItem(STORED, '"ja-JP"');
    expect(await localeAfterStart({ languages: ['en'] })).toBe('en-US');
  });

  it('is saved, and told to the page and to the server', async () => {
    const page = await openPage({ languages: ['en'] });
    await page.startLocale(page.deployment);
    expect(localStorage.getItem(STORED)).toBe('"en-US"');
    expect(document.documentElement).toHaveProperty('lang', 'en-US');
    expect(document.documentElement).toHaveProperty('dir', 'ltr');
    expect(page.appStore.get(page.requestLocaleAtom)).toBe('en-US');
    expect(page.i18n._('host.page.a.title')).toBe('Title');
  });

  it('offers a pseudo-locale only where the deployment says so', async () => {
    localStorage.setItem(STORED, '"en-XA"');
    expect(await localeAfterStart({})).toBe('zh-CN');
    localStorage.setItem(STORED, '"en-XA"');
    expect(await localeAfterStart({ features: { pseudoLocales: true } })).toBe('en-XA');
  });
});
