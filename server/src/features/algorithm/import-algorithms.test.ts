import { algorithmImportCall, algorithmListCall, algorithmRemoveCall, ERROR_CODES } from '@atrium/contract';
import { v4 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(() => server.close());

const rowOf = (row: number, slug: string) => ({
  row,
  slug,
  name: `算法 ${slug}`,
  task: 'cluster' as const,
  description: '=1+1',
  tags: ['导入'],
});
const bringIn = (importId: string, ...rows: ReturnType<typeof rowOf>[]) =>
  server.call(algorithmImportCall, { importId, rows }, admin);
const listed = async (keyword: string) =>
  (await server.call(algorithmListCall, { keyword }, admin)).data.list;

test('rows of a file become drafts of the person who brings them in', async () => {
  const { data } = await bringIn(v4(), rowOf(1, 'import-one'), rowOf(2, 'import-two'));
  expect(data).toEqual({ stored: 2, refused: [] });
  expect(await listed('import-one')).toMatchObject([
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

test('rows that are sent again are stored once, also when somebody removed one meanwhile', async () => {
  const importId = v4();
  const rows = [rowOf(1, 'again-one'), rowOf(2, 'again-two')];
  await bringIn(importId, ...rows);
  const [first] = await listed('again-one');
  await server.call(algorithmRemoveCall, { ids: [first?.id ?? ''] }, admin);
  const { data } = await bringIn(importId, ...rows);
  expect(data).toEqual({ stored: 2, refused: [] });
  expect(await listed('again-')).toHaveLength(1);
});

test('a slug that is taken refuses its row alone, within a file too, until it is mended', async () => {
  const importId = v4();
  await bringIn(v4(), rowOf(1, 'taken-slug'));
  const { data } = await bringIn(
    importId,
    rowOf(1, 'taken-slug'),
    rowOf(2, 'twice-slug'),
    rowOf(3, 'twice-slug'),
  );
  const refusal = { code: ERROR_CODES.slugTaken, field: 'slug' };
  expect(data).toEqual({
    stored: 1,
    refused: [
      { row: 1, ...refusal },
      { row: 3, ...refusal },
    ],
  });
  const mended = await bringIn(importId, rowOf(1, 'mended-slug'));
  expect(mended.data).toEqual({ stored: 1, refused: [] });
  expect(await listed('mended-slug')).toHaveLength(1);
});

test('a user brings nothing in', async () => {
  await addUser(server.database, { account: 'li' });
  const user = await signInAs(server, 'li');
  const body = { importId: v4(), rows: [rowOf(1, 'nobody')] };
  expect((await server.call(algorithmImportCall, body, user)).status).toBe(403);
});
