import { algorithmListCall, type BodyOf, ERROR_CODES, LIMITS } from '@atrium/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { algorithms } from '../../database/schema/algorithms.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: { token: string };

const ROWS = [
  {
    slug: 'row-a',
    task: 'forecast',
    tags: ['red', 'blue'],
    revision: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
  { slug: 'row-b', task: 'cluster', tags: ['blue'], revision: 2, updatedAt: '2026-02-01T00:00:00.000Z' },
  { slug: 'row-c', task: 'forecast', tags: [], revision: 3, updatedAt: '2026-03-01T00:00:00.000Z' },
  { slug: 'row-d', task: 'cluster', tags: ['green'], revision: 2, updatedAt: '2026-04-01T00:00:00.000Z' },
] as const;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
  await server.database.insert(algorithms).values(
    ROWS.map(({ updatedAt, tags, ...row }) => ({
      ...row,
      id: v7(),
      name: row.slug,
      description: '',
      tags: [...tags],
      status: 'draft' as const,
      createdAt: new Date(updatedAt),
      updatedAt: new Date(updatedAt),
    })),
  );
});

afterAll(() => server.close());

type Body = BodyOf<typeof algorithmListCall>;

async function listSlugs(body: Body): Promise<string> {
  const { data } = await server.call(algorithmListCall, { keyword: 'row-', ...body }, admin);
  return data.list.map(({ slug }) => slug.slice(4)).join('');
}

describe('the list of algorithms', () => {
  test.each<[string, Body, string]>([
    ['by the newest first, also on a page of the largest size', { pageSize: LIMITS.bulkPageSize }, 'dcba'],
    [
      'by one column, in the format of the first contract version',
      { sort: { field: 'slug', order: 'ascend' } },
      'abcd',
    ],
    [
      'by several columns in turn',
      {
        sort: [
          { field: 'task', order: 'ascend' },
          { field: 'slug', order: 'descend' },
        ],
      },
      'dbca',
    ],
    [
      'by the newest first where columns are equal',
      { sort: [{ field: 'revision', order: 'descend' }] },
      'cdba',
    ],
    ['by the newest first if the list of columns is empty', { sort: [] }, 'dcba'],
  ])('is sorted %s', async (_name, body, expected) => {
    expect(await listSlugs(body)).toBe(expected);
  });

  test.each<[string, Body, string]>([
    ['one of several tags', { filters: { tags: ['red', 'green'] } }, 'da'],
    ['numbers within bounds, the bounds included', { ranges: { revision: { from: 2, to: 3 } } }, 'dcb'],
    ['numbers from a bound on', { ranges: { revision: { from: 2.5 } } }, 'c'],
    ['numbers up to a very large bound', { ranges: { revision: { to: 1e300 } } }, 'dcba'],
    [
      'times within bounds',
      { ranges: { updatedAt: { from: '2026-02-01T00:00:00.000Z', to: '2026-03-31T23:59:59.999Z' } } },
      'cb',
    ],
    ['no bound at all', { ranges: { updatedAt: {} } }, 'dcba'],
    [
      'all of several conditions',
      {
        filters: { task: ['cluster'] },
        ranges: { revision: { to: 2 }, updatedAt: { from: '2026-03-01T00:00:00Z' } },
      },
      'd',
    ],
  ])('contains only the rows that match %s', async (_name, body, expected) => {
    expect(await listSlugs(body)).toBe(expected);
  });

  test.each<[string, Body]>([
    ['pageSize', { pageSize: LIMITS.bulkPageSize + 1 }],
    ['ranges.updatedAt', { ranges: { updatedAt: { from: 'yesterday' } } }],
    ['ranges.updatedAt', { ranges: { updatedAt: { from: 5 } } }],
    ['ranges.updatedAt', { ranges: { updatedAt: { to: '2026-13-45T00:00:00Z' } } }],
    ['ranges.revision', { ranges: { revision: { from: '1' } } }],
    ['ranges.constructor', { ranges: { constructor: { from: 1 } } }],
    ['ranges.slug', { ranges: { slug: { from: 'a' } } }],
    [
      'sort.field',
      {
        sort: [
          { field: 'slug', order: 'ascend' },
          { field: 'secret', order: 'ascend' },
        ],
      },
    ],
    ['sort', { sort: Array.from({ length: 6 }, () => ({ field: 'slug', order: 'ascend' as const })) }],
  ])('rejects an invalid %s: %j', async (field, body) => {
    const response = await server.call(algorithmListCall, body, admin);
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field }] });
  });
});
