import {
  algorithmImportCall,
  algorithmListCall,
  algorithmRemoveCall,
  auditDetailCall,
  auditListCall,
  ERROR_CODES,
  SPREADSHEET_LIMITS,
} from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { v4 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../domain/request-context.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { importAlgorithms } from './import-algorithms.ts';

let server: TestServer;
let admin: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(() => server.close());

const createRow = (row: number, slug: string) => ({
  row,
  slug,
  name: `算法 ${slug}`,
  task: 'cluster' as const,
  description: '=1+1',
  tags: ['导入'],
});
const importSlugs = (importId: string, ...rows: ReturnType<typeof createRow>[]) =>
  server.call(algorithmImportCall, { importId, rows }, admin);
const listByKeyword = async (keyword: string) =>
  (await server.call(algorithmListCall, { keyword }, admin)).data.list;

test('rows of a file become drafts of the user who imports them', async () => {
  const { data } = await importSlugs(v4(), createRow(1, 'import-one'), createRow(2, 'import-two'));
  expect(data).toEqual({ stored: 2, rejected: [] });
  expect(await listByKeyword('import-one')).toMatchObject([
    {
      slug: 'import-one',
      status: 'draft',
      revision: 1,
      description: '=1+1',
      tags: ['导入'],
      createdByName: 'admin',
    },
  ]);
});

test('rows that are sent again are stored once, even if another user removed one of them', async () => {
  const importId = v4();
  const rows = [createRow(1, 'again-one'), createRow(2, 'again-two')];
  await importSlugs(importId, ...rows);
  const [first] = await listByKeyword('again-one');
  await server.call(algorithmRemoveCall, { ids: [first?.id ?? ''] }, admin);
  const { data } = await importSlugs(importId, ...rows);
  expect(data).toEqual({ stored: 2, rejected: [] });
  expect(await listByKeyword('again-')).toHaveLength(1);
});

test('a slug that is taken, also within the file, rejects only its own row until it is corrected', async () => {
  const importId = v4();
  await importSlugs(v4(), createRow(1, 'taken-slug'));
  const { data } = await importSlugs(
    importId,
    createRow(1, 'taken-slug'),
    createRow(2, 'twice-slug'),
    createRow(3, 'twice-slug'),
  );
  const rejection = { code: ERROR_CODES.slugTaken, field: 'slug' };
  expect(data).toEqual({
    stored: 1,
    rejected: [
      { row: 1, ...rejection },
      { row: 3, ...rejection },
    ],
  });
  const corrected = await importSlugs(importId, createRow(1, 'corrected-slug'));
  expect(corrected.data).toEqual({ stored: 1, rejected: [] });
  expect(await listByKeyword('corrected-slug')).toHaveLength(1);
});

test('the list shows the rows of several calls in the order of the file', async () => {
  const importId = v4();
  const slugs = Array.from({ length: 9 }, (_, index) => `ordered-${index}`);
  for (const from of [0, 3, 6]) {
    await importSlugs(
      importId,
      ...slugs.slice(from, from + 3).map((slug, position) => createRow(from + position + 2, slug)),
    );
  }
  expect((await listByKeyword('ordered-')).map(({ slug }) => slug)).toEqual(slugs);
});

test('a value that the database rejects fails only its own row', async () => {
  const user = {
    ...{ id: server.adminId, account: 'admin', name: 'admin', access: ['admin'], status: 'active' },
    sessionId: v4(),
    provenAt: new Date(),
  } satisfies SignedInUser;
  const rows = ['reject-one', 'reject-two', 'reject-three', 'reject-four'].map((slug, position) => ({
    ...createRow(position + 2, slug),
    name: position === 2 ? 'NUL \0 in the name' : slug,
  }));
  const author = { user, address: '', locale: 'zh-CN' as const, at: new Date() };
  expect(await importAlgorithms(server.database, { importId: v4(), rows }, author)).toEqual({
    stored: 3,
    rejected: [{ row: 4, code: ERROR_CODES.invalid, field: null }],
  });
  expect((await listByKeyword('reject-')).map(({ slug }) => slug)).toEqual([
    'reject-one',
    'reject-two',
    'reject-four',
  ]);
});

test.each([
  ['one import', (importId: string) => importId],
  ['two imports', () => v4()],
])(
  'two concurrent calls of %s with the same slugs in opposite orders do not deadlock',
  async (name, toOtherImport) => {
    const importId = v4();
    const slugs = Array.from({ length: 200 }, (_, index) => `${name.replace(' ', '-')}-${index}`);
    const [first, second] = await Promise.all([
      importSlugs(importId, ...slugs.map((slug, position) => createRow(position + 2, slug))),
      importSlugs(
        toOtherImport(importId),
        ...slugs.toReversed().map((slug, position) => createRow(position + 202, slug)),
      ),
    ]);
    expect(first.data.stored + second.data.stored).toBe(200);
    expect(first.data.rejected.length + second.data.rejected.length).toBe(200);
  },
);

test('a call creates one audit event for the rows that it stores', async () => {
  const importId = v4();
  await importSlugs(importId, createRow(2, 'audit-one'), createRow(3, 'audit-two'));
  await importSlugs(importId, createRow(2, 'audit-one'), createRow(3, 'audit-two'));
  const { data } = await server.call(auditListCall, { keyword: importId }, admin);
  expect(data.list).toMatchObject([
    { action: 'algorithm.imported', targetType: 'algorithm', actorAccount: 'admin' },
  ]);
  const detail = await server.call(auditDetailCall, { id: data.list[0]?.id ?? '' }, admin);
  expect(detail.data.after).toEqual({ rows: 2 });
});

test('a user who is not an admin cannot import rows', async () => {
  await addUser(server.database, { account: 'li' });
  const user = await signInAs(server, 'li');
  const body = { importId: v4(), rows: [createRow(1, 'nobody')] };
  expect((await server.call(algorithmImportCall, body, user)).status).toBe(403);
});

test('a row that does not fit its schema is rejected with its field, and the other rows are stored', async () => {
  const rows = [
    createRow(1, 'fits-one'),
    { ...createRow(2, 'fits-two'), name: 'a\0b' },
    { ...createRow(3, 'fits-three'), tags: ['one', 'half \ud800'] },
    { ...createRow(4, 'fits-four'), owner: 'nobody' },
    createRow(5, 'fits-five'),
  ];
  const { data } = await importSlugs(v4(), ...rows);
  const code = ERROR_CODES.invalid;
  expect(data).toEqual({
    stored: 2,
    rejected: [
      { row: 2, code, field: 'name' },
      { row: 3, code, field: 'tags' },
      { row: 4, code, field: 'owner' },
    ],
  });
  expect((await listByKeyword('fits-')).map(({ slug }) => slug).toSorted()).toEqual([
    'fits-five',
    'fits-one',
  ]);
});

test('a call with unnumbered rows, too many rows or no rows is invalid as a whole', async () => {
  const unnumbered = { ...createRow(1, 'no-number'), row: 0 };
  expect((await importSlugs(v4(), unnumbered)).envelope).toMatchObject({
    code: ERROR_CODES.invalid,
    fields: [{ field: 'rows.0.row' }],
  });
  const many = Array.from({ length: SPREADSHEET_LIMITS.batch + 1 }, (_, index) =>
    createRow(index + 1, `many-${index}`),
  );
  for (const rows of [many, []]) {
    const { envelope } = await importSlugs(v4(), ...rows);
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'rows' }] });
  }
});

test('a call with two rows of the same number is invalid as a whole, even if one does not fit its schema', async () => {
  for (const again of [createRow(2, 'number-three'), { ...createRow(2, 'number-three'), name: '' }]) {
    const { envelope } = await importSlugs(
      v4(),
      createRow(1, 'number-one'),
      createRow(2, 'number-two'),
      again,
    );
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'rows.2.row' }] });
    expect(await listByKeyword('number-')).toEqual([]);
  }
});

test('imports that wait in the queue leave database connections free for other calls', async () => {
  let imports: ReturnType<typeof importSlugs>[] = [];
  await server.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('import algorithm', 0))`);
    imports = Array.from({ length: 12 }, (_, index) => importSlugs(v4(), createRow(1, `waiting-${index}`)));
    const countWaiting = async () => {
      const { rows } = await transaction.execute<{ readonly count: number }>(
        sql`select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      return rows[0]?.count;
    };
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(0), { timeout: 10_000 });
    const others = await Promise.all(
      Array.from({ length: 12 }, () => server.call(algorithmListCall, {}, admin)),
    );
    expect(others.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await countWaiting()).toBe(1);
  });
  for (const { data } of await Promise.all(imports)) expect(data.stored).toBe(1);
}, 30_000);

test('a body that is not an object is invalid', async () => {
  for (const body of [null, 'rows', 3]) {
    const { status, envelope } = await server.call(algorithmImportCall, body as never, admin);
    expect([status, envelope?.code]).toEqual([200, ERROR_CODES.invalid]);
  }
});

test('300 rows take as many statements as one row', async () => {
  const countStatements = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) =>
      createRow(index + 1, `counted-${count}-${index}`),
    );
    const user = {
      ...{ id: server.adminId, account: 'admin', name: 'admin', access: ['admin'], status: 'active' },
      sessionId: v4(),
      provenAt: new Date(),
    } satisfies SignedInUser;
    const author = { user, address: '', locale: 'zh-CN' as const, at: new Date() };
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      const { stored } = await importAlgorithms(server.database, { importId: v4(), rows }, author);
      return { stored, statements: query.mock.calls.length };
    } finally {
      query.mockRestore();
    }
  };
  expect(await countStatements(1)).toEqual({ stored: 1, statements: 8 });
  expect(await countStatements(300)).toEqual({ stored: 300, statements: 8 });
});
