import {
  auditListCall,
  ERROR_CODES,
  i18nListCall,
  type LocaleId,
  TRANSLATION_FORMATS,
  translationCalls,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { translations } from '../../database/schema/translations.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

const ENGLISH = {
  'host.page.login.title': 'Sign in',
  'host.page.login.rows': '{rows, plural, one {# row} other {# rows}}',
  'assets.page.list.hello': 'Hello <0>{name}</0>, "friend"',
  'assets.page.list.sum': '=SUM of {count}',
};
const BUILDS: Partial<Record<LocaleId, Readonly<Record<string, string>>>> = {
  'en-US': ENGLISH,
  'pl-PL': { 'host.page.login.title': 'Zaloguj', 'assets.page.list.sum': '=SUMA {count}' },
};

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer({
    builtInMessages: { read: async (locale) => new Map(Object.entries(BUILDS[locale] ?? {})) },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

beforeEach(() => server.database.delete(translations));

afterAll(() => server.close());

const list = async (body: object = {}) =>
  (await server.call(translationCalls.list, { locale: 'pl-PL', ...body }, admin)).data;
const save = (text: string | null, revision: number | null = null, id = 'host.page.login.title') =>
  server.call(translationCalls.save, { locale: 'pl-PL', id, text, revision }, admin);
const readMessages = async () => (await server.call(i18nListCall, {})).data;
const exportFile = async (format: (typeof TRANSLATION_FORMATS)[number], locale: LocaleId = 'pl-PL') =>
  (await server.call(translationCalls.export, { locale, format }, admin)).data;
const importFile = (format: (typeof TRANSLATION_FORMATS)[number], content: string) =>
  server.call(
    translationCalls.import,
    { locale: 'pl-PL', format, parts: [content.slice(0, 100), content.slice(100)] },
    admin,
  );

test('stores no messages until a deployment adds some, and any caller may read them', async () => {
  expect(await readMessages()).toEqual({});
  await server.database.insert(translations).values([
    { locale: 'zh-CN', id: 'host.page.login.title', message: '欢迎' },
    { locale: 'en-US', id: 'host.page.login.title', message: 'Welcome' },
  ]);
  expect(await readMessages()).toEqual({
    'en-US': { 'host.page.login.title': 'Welcome' },
    'zh-CN': { 'host.page.login.title': '欢迎' },
  });
});

describe('the list of translations', () => {
  test('contains every English message with its translation and state', async () => {
    await save('Witaj');
    const { list: rows, total } = await list();
    expect(total).toBe(4);
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['assets.page.list.hello', 'missing'],
      ['assets.page.list.sum', 'translated'],
      ['host.page.login.rows', 'missing'],
      ['host.page.login.title', 'changed'],
    ]);
    expect(rows.at(-1)).toMatchObject({
      package: 'host',
      source: 'Sign in',
      builtIn: 'Zaloguj',
      override: 'Witaj',
      overrideSource: 'Sign in',
      updatedBy: 'admin',
    });
  });

  test('finds a keyword in ids, English texts and translations, and filters by state and package', async () => {
    await save('Witaj');
    const find = async (body: object) => (await list(body)).list.map(({ id }) => id);
    expect(await find({ keyword: 'LOGIN.ROWS' })).toEqual(['host.page.login.rows']);
    expect(await find({ keyword: 'friend' })).toEqual(['assets.page.list.hello']);
    expect(await find({ keyword: 'witaj' })).toEqual(['host.page.login.title']);
    expect(await find({ filters: { state: ['missing'], package: ['host'] } })).toEqual([
      'host.page.login.rows',
    ]);
  });

  test('is sorted and paged, and rejects an unknown column', async () => {
    const sort = { field: 'source', order: 'descend' } as const;
    const page = await list({ sort, page: 1, pageSize: 1 });
    expect([page.total, page.list.map(({ source }) => source)]).toEqual([4, ['Sign in']]);
    const body = { locale: 'pl-PL' as const, filters: { text: ['a'] } };
    const { envelope } = await server.call(translationCalls.list, body, admin);
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'filters.text' }] });
  });

  test('marks an override as stale when its English text has changed', async () => {
    await save('Witaj');
    await server.database.update(translations).set({ source: 'Log in' });
    const [row] = (await list({ filters: { state: ['stale'] } })).list;
    expect(row).toMatchObject({ id: 'host.page.login.title', overrideSource: 'Log in', source: 'Sign in' });
  });

  test('counts missing, changed and stale messages of every locale', async () => {
    await save('Witaj');
    await save('{rows, plural, one {# w} few {# w} many {# w} other {# w}}', null, 'host.page.login.rows');
    await server.database
      .update(translations)
      .set({ source: 'Log in' })
      .where(eq(translations.id, 'host.page.login.title'));
    const { list: counts } = (await server.call(translationCalls.counts, {}, admin)).data;
    expect(counts).toHaveLength(34);
    expect(counts.find(({ locale }) => locale === 'pl-PL')).toEqual({
      locale: 'pl-PL',
      total: 4,
      missing: 1,
      drafts: 0,
      changed: 1,
      stale: 1,
    });
    expect(counts.find(({ locale }) => locale === 'fr-FR')).toMatchObject({ missing: 4 });
  });
});

describe('saving a translation', () => {
  test('changes what every caller reads, and a reset restores the built-in text', async () => {
    const { data: saved } = await save('Witaj');
    expect(await readMessages()).toEqual({ 'pl-PL': { 'host.page.login.title': 'Witaj' } });
    const { data: reset } = await save(null, saved.revision);
    expect(reset).toMatchObject({ override: null, state: 'translated', revision: null });
    expect(await readMessages()).toEqual({});
    const { list: events } = (
      await server.call(auditListCall, { filters: { targetType: ['translation'] } }, admin)
    ).data;
    expect(events.slice(0, 2)).toMatchObject([
      { action: 'translation.removed', targetName: 'pl-PL host.page.login.title' },
      { action: 'translation.updated', targetName: 'pl-PL host.page.login.title' },
    ]);
  });

  test('rejects a lost placeholder, a missing plural form, a text that does not parse, and an unknown id', async () => {
    const codes = await Promise.all([
      save('Witaj', null, 'assets.page.list.hello'),
      save('{rows, plural, one {# w} other {# w}}', null, 'host.page.login.rows'),
      save('{broken'),
      save('Nic', null, 'host.page.nothing'),
    ]);
    expect(codes.map(({ envelope }) => envelope?.code)).toEqual([
      ERROR_CODES.messageInvalid,
      ERROR_CODES.messageInvalid,
      ERROR_CODES.messageInvalid,
      ERROR_CODES.notFound,
    ]);
    expect(codes[0]?.envelope?.data).toMatchObject({
      errors: [{ rule: 'different-arguments', missing: ['</0>', '<0>', 'name'], unknown: [] }],
    });
    expect(await readMessages()).toEqual({});
  });

  test('rejects an older revision, also after a reset, and returns the stored row', async () => {
    const { data: first } = await save('Jeden');
    const { data: second } = await save('Dwa', first.revision);
    const stale = await save('Trzy', first.revision);
    expect(stale.envelope).toMatchObject({
      code: ERROR_CODES.revisionStale,
      data: { current: { override: 'Dwa', revision: second.revision } },
    });
    await save(null, second.revision);
    const { data: third } = await save('Cztery');
    expect((await save('Trzy', first.revision)).envelope?.code).toBe(ERROR_CODES.revisionStale);
    expect((await save(null, second.revision)).envelope?.code).toBe(ERROR_CODES.revisionStale);
    expect((await save('Trzy')).envelope?.code).toBe(ERROR_CODES.revisionStale);
    expect((await list({ keyword: 'Cztery' })).list).toMatchObject([{ revision: third.revision }]);
  });

  test('stores only one of two translations that are saved at the same time', async () => {
    const codes = (await Promise.all([save('Jeden'), save('Dwa')])).map(({ envelope }) => envelope?.code);
    expect(codes.sort()).toEqual([ERROR_CODES.ok, ERROR_CODES.revisionStale]);
  });
});

describe.each(TRANSLATION_FORMATS)('a file in the format %s', (format) => {
  test('contains all messages, and importing it again changes nothing', async () => {
    await save('Witaj\n„ty”');
    const { name, content } = await exportFile(format);
    expect(name).toMatch(/^translations-pl-PL\./);
    expect((await importFile(format, content)).data).toEqual({
      changed: 0,
      unchanged: 2,
      empty: 2,
      rejected: [],
    });
  });

  test('stores changed translations, and resets those that have the built-in text', async () => {
    await save('Witaj');
    const { content } = await exportFile(format);
    const changed = content.replace('Witaj', 'Zaloguj').replace('SUMA', 'RAZEM');
    expect((await importFile(format, changed)).data).toMatchObject({ changed: 2, rejected: [] });
    expect(await readMessages()).toEqual({ 'pl-PL': { 'assets.page.list.sum': '=RAZEM {count}' } });
    expect((await list({ keyword: 'RAZEM' })).list).toMatchObject([{ overrideSource: '=SUM of {count}' }]);
  });

  test('reports each entry that it rejects, and stores the others', async () => {
    await save('Witaj');
    const { content } = await exportFile(format);
    const changed = content
      .replace('Witaj', 'Cześć')
      .replace('SUMA {count}', 'SUMA')
      .replaceAll('assets.page.list.hello', 'assets.page.list.gone');
    const filled =
      format === 'po'
        ? changed.replace(/(msgctxt "assets.page.list.gone"[\s\S]*?msgstr) ""/, '$1 "Nic"')
        : format === 'csv'
          ? changed.replace(/(assets\.page\.list\.gone,.*),,\r?\n/, '$1,Nic,\r\n')
          : changed.replace(/(gone[\s\S]*?<target>)(<\/target>)/, '$1Nic$2');
    const { data } = await importFile(format, filled);
    expect(data.changed).toBe(1);
    expect(data.rejected.map(({ id, rule }) => [id, rule]).sort()).toEqual([
      ['assets.page.list.gone', 'unknown-id'],
      ['assets.page.list.sum', 'different-arguments'],
    ]);
    expect(await readMessages()).toEqual({ 'pl-PL': { 'host.page.login.title': 'Cześć' } });
  });

  test('is rejected if it is in another language or damaged', async () => {
    const { content } = await exportFile(format, 'fr-FR');
    expect((await importFile(format, content)).envelope).toMatchObject({
      code: ERROR_CODES.fileLocale,
      data: { given: 'fr-FR', needed: 'pl-PL' },
    });
    for (const damaged of ['nothing of that', '\u0001\u0002', '<a/>', 'a,b\n"c']) {
      expect((await importFile(format, damaged)).envelope?.code, damaged).toBe(ERROR_CODES.fileDamaged);
    }
  });
});
