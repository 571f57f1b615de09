// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogLoader, HOST_CATALOG, openPage } from '../testing/open-page.ts';

const ANONYMOUS = 'admin-plus-test:ghost-uuid:i18n-locale';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function openStartedPage(options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options);
  await page.startLocale(page.deployment);
  return page;
}

/** Creates a catalog that loads when the test resolves it. */
function createPendingCatalog(messages: Readonly<Record<string, string>>) {
  const gate = Promise.withResolvers<void>();
  const load = async () => {
    await gate.promise;
    return { messages };
  };
  return { load, resolve: () => gate.resolve(), fail: () => gate.reject(new Error('no such chunk')) };
}

describe('switching the locale', () => {
  it('changes the messages, the page and the stored choice', async () => {
    const { appStore, switchLocaleAtom, localeAtom, i18n } = await openStartedPage();
    await appStore.set(switchLocaleAtom, 'en-US');
    expect(appStore.get(localeAtom)).toBe('en-US');
    expect(i18n._('host.page.a.title')).toBe('Title');
    expect(document.documentElement.lang).toBe('en-US');
    expect(localStorage.getItem(ANONYMOUS)).toBe('"en-US"');
  });

  it('changes the page to right-to-left for a language that requires it, and back', async () => {
    const page = await openStartedPage({ deployment: { locales: ['zh-CN', 'zh-UG'] } });
    await page.appStore.set(page.switchLocaleAtom, 'zh-UG');
    expect(document.documentElement).toMatchObject({ dir: 'rtl', lang: 'ug' });
    expect(page.appStore.get(page.requestLocaleAtom)).toBe('zh-UG');
    await page.appStore.set(page.switchLocaleAtom, 'zh-CN');
    expect(document.documentElement).toMatchObject({ dir: 'ltr', lang: 'zh-CN' });
  });

  it('does nothing for the current language', async () => {
    const { appStore, switchLocaleAtom, i18n } = await openStartedPage();
    localStorage.removeItem(ANONYMOUS);
    const changes: string[] = [];
    i18n.on('change', () => changes.push(i18n.locale));
    await appStore.set(switchLocaleAtom, 'zh-CN');
    expect(localStorage.getItem(ANONYMOUS)).toBeNull();
    expect(changes).toEqual([]);
  });

  it('waits for all registered packages, including those registered meanwhile', async () => {
    const slow = createPendingCatalog({ 'ui.page.b': 'Slow' });
    const catalogs = {
      host: HOST_CATALOG,
      ui: { 'zh-CN': createCatalogLoader({ 'ui.page.b': '慢' }), 'en-US': slow.load },
    };
    const page = await openStartedPage({ catalogs });
    const switching = page.appStore.set(page.switchLocaleAtom, 'en-US');
    await page.registerCatalog('assets', {
      'zh-CN': createCatalogLoader({ 'assets.page.c': '迟' }),
      'en-US': createCatalogLoader({ 'assets.page.c': 'Late' }),
    });
    expect(page.i18n._('assets.page.c')).toBe('迟');
    slow.resolve();
    await switching;
    expect(['ui.page.b', 'assets.page.c'].map((id) => page.i18n._(id))).toEqual(['Slow', 'Late']);
  });

  it('changes nothing and reports the language if a text of the host fails to load', async () => {
    const broken = createPendingCatalog({});
    const page = await openStartedPage({ catalogs: { host: { ...HOST_CATALOG, 'en-US': broken.load } } });
    broken.fail();
    await expect(page.appStore.set(page.switchLocaleAtom, 'en-US')).rejects.toMatchObject({
      code: 'locale-load-failed',
      locale: 'en-US',
    });
    expect(page.i18n._('host.page.a.title')).toBe('标题');
    expect(localStorage.getItem(ANONYMOUS)).toBe('"zh-CN"');
  });

  it('continues without a remote whose texts fail to load: the remote stays in the previous language, and the failure is logged', async () => {
    const broken = createPendingCatalog({});
    const assets = { 'zh-CN': createCatalogLoader({ 'assets.page.c': '资产' }), 'en-US': broken.load };
    const page = await openStartedPage({ catalogs: { host: HOST_CATALOG, assets } });
    broken.fail();
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    expect(['host.page.a.title', 'assets.page.c'].map((id) => page.i18n._(id))).toEqual(['Title', '资产']);
    expect(page.appStore.get(page.logEntriesAtom).map(({ message }) => message)).toEqual([
      'texts: assets in en-US: no such chunk',
    ]);
  });

  it('has no effect if a later switch starts meanwhile', async () => {
    const slow = createPendingCatalog({ 'host.page.a.title': 'Title' });
    const german = createCatalogLoader({ 'host.page.a.title': 'Titel' });
    const page = await openStartedPage({
      deployment: { locales: ['zh-CN', 'en-US', 'de-DE'] },
      catalogs: { host: { 'zh-CN': HOST_CATALOG['zh-CN'] ?? german, 'en-US': slow.load, 'de-DE': german } },
    });
    const first = page.appStore.set(page.switchLocaleAtom, 'en-US');
    const second = page.appStore.set(page.switchLocaleAtom, 'de-DE');
    slow.resolve();
    await Promise.all([first, second]);
    expect(page.i18n._('host.page.a.title')).toBe('Titel');
    expect(localStorage.getItem(ANONYMOUS)).toBe('"de-DE"');
  });

  it('fetches nothing of other languages', async () => {
    const requested: string[] = [];
    const loader = (locale: string) => async () => {
      requested.push(locale);
      return { messages: { 'host.page.a.title': locale } };
    };
    const host = { 'zh-CN': loader('zh-CN'), 'en-US': loader('en-US'), 'ja-JP': loader('ja-JP') };
    const page = await openStartedPage({ catalogs: { host } });
    expect(requested).toEqual(['zh-CN']);
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    await page.appStore.set(page.switchLocaleAtom, 'zh-CN');
    expect(requested).toEqual(['zh-CN', 'en-US']);
  });

  it('shows a package in English if it has no messages in the chosen language', async () => {
    const host = {
      'zh-CN': createCatalogLoader({ 'host.page.a.title': '标题' }),
      'en-US': createCatalogLoader({ 'host.page.a.title': 'Title' }),
    };
    const page = await openStartedPage({ deployment: { locales: ['zh-CN', 'de-DE'] }, catalogs: { host } });
    await page.appStore.set(page.switchLocaleAtom, 'de-DE');
    expect(page.i18n._('host.page.a.title')).toBe('Title');
  });
});
