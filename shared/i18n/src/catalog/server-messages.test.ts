// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MessageServer, startMessageServer } from '../testing/message-server.ts';
import { createCatalogLoader, HOST_CATALOG, openPage } from '../testing/open-page.ts';

let server: MessageServer | undefined;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('server messages', () => {
  it('override the built-in ones in the current language, after a switch, and in a package that loads later', async () => {
    server = await startMessageServer(async () => ({
      'zh-CN': { 'host.page.a.title': '服务器', 'assets.page.b': '服务器资产' },
      'en-US': { 'host.page.a.title': '{count, plural, one {# server} other {# servers}}' },
    }));
    const page = await openPage({ server });
    await page.startLocale(page.deployment);
    await expect.poll(() => page.i18n._('host.page.a.title')).toBe('服务器');
    await page.registerCatalog('assets', { 'zh-CN': createCatalogLoader({ 'assets.page.b': '资产' }) });
    expect(page.i18n._('assets.page.b')).toBe('服务器资产');
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    expect(page.i18n._('host.page.a.title', { count: 2 })).toBe('2 servers');
    expect(server.paths).toEqual(['/api/system/i18n/list']);
  });

  it('are not requested if the deployment disables them', async () => {
    server = await startMessageServer(async () => ({}));
    const page = await openPage({ server, features: { remoteMessages: false } });
    await page.startLocale(page.deployment);
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    expect(server.paths).toEqual([]);
  });

  it('are logged if they fail to load, and the built-in ones stay', async () => {
    server = await startMessageServer(async () => 500);
    const page = await openPage({ server });
    await page.startLocale(page.deployment);
    await expect.poll(() => page.appStore.get(page.logEntriesAtom).length).toBe(1);
    expect(page.i18n._('host.page.a.title')).toBe('标题');
    expect(page.appStore.get(page.requestErrorAtom)).toBeUndefined();
  });

  it('delay a switch only up to a timeout', async () => {
    const never = Promise.withResolvers<number>();
    server = await startMessageServer(() => never.promise);
    const page = await openPage({ server, catalogs: { host: HOST_CATALOG } });
    await page.startLocale(page.deployment);
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    expect(page.i18n._('host.page.a.title')).toBe('Title');
    never.resolve(500);
  });

  it('are ignored if they do not parse', async () => {
    server = await startMessageServer(async () => ({
      'zh-CN': { 'host.page.a.title': '{broken', 'host.page.a.other': '好' },
    }));
    const page = await openPage({ server });
    await page.startLocale(page.deployment);
    await expect.poll(() => page.i18n._('host.page.a.other')).toBe('好');
    expect(page.i18n._('host.page.a.title')).toBe('标题');
  });

  it('change with a refresh, and a message that is no longer overridden gets its built-in text', async () => {
    let title = '服务器';
    server = await startMessageServer(async () => ({
      'zh-CN': title ? { 'host.page.a.title': title } : {},
    }));
    const page = await openPage({ server });
    await page.startLocale(page.deployment);
    await expect.poll(() => page.i18n._('host.page.a.title')).toBe('服务器');
    title = '新';
    await (await page.loadMessageActions()).refreshServerMessages();
    expect(page.i18n._('host.page.a.title')).toBe('新');
    title = '';
    await (await page.loadMessageActions()).refreshServerMessages();
    expect(page.i18n._('host.page.a.title')).toBe('标题');
  });

  it('are replaced by a preview until it ends', async () => {
    server = await startMessageServer(async () => ({ 'zh-CN': { 'host.page.a.title': '服务器' } }));
    const page = await openPage({ server });
    await page.startLocale(page.deployment);
    await expect.poll(() => page.i18n._('host.page.a.title')).toBe('服务器');
    const { previewMessages } = await page.loadMessageActions();
    await previewMessages({ 'host.page.a.title': '{n, plural, other {# 个}}' });
    expect(page.i18n._('host.page.a.title', { n: 2 })).toBe('2 个');
    await previewMessages({});
    expect(page.i18n._('host.page.a.title')).toBe('服务器');
  });

  it('are refreshed during a preview, which stays until it ends', async () => {
    let title = '服务器';
    server = await startMessageServer(async () => ({ 'zh-CN': { 'host.page.a.title': title } }));
    const page = await openPage({ server });
    await page.startLocale(page.deployment);
    await expect.poll(() => page.i18n._('host.page.a.title')).toBe('服务器');
    const { previewMessages, refreshServerMessages } = await page.loadMessageActions();
    await previewMessages({ 'host.page.a.title': '预览' });
    title = '新';
    await refreshServerMessages();
    expect(page.i18n._('host.page.a.title')).toBe('预览');
    await previewMessages({});
    expect(page.i18n._('host.page.a.title')).toBe('新');
    await previewMessages({ 'host.page.a.title': '预览' });
    title = '更新';
    await Promise.all([refreshServerMessages(), previewMessages({})]);
    expect(page.i18n._('host.page.a.title')).toBe('更新');
  });
});
