import { appCalls, dashboardRunsCall, type ListBody, runCalls } from '@atrium/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T08:00:00.000Z');

let now = new Date(START);
let server: TestServer;
let longId: string;

beforeAll(async () => {
  server = await startAppServer(() => now);
  await addUser(server.database, { account: 'line-777' });
  const targetId = await addTarget(server, 'nlp', 'listed');
  for (const retentionDays of [7, 30, 90]) {
    const user = await signInAs(server, 'line-777');
    const app = await addApp(server, user, { name: `${retentionDays} days`, targetId, retentionDays });
    await server.call(appCalls.nlp.run, { id: app.id, input: { kind: 'text', text: 'listed' } }, user);
    longId = app.id;
  }
});

afterAll(() => server.close());

async function signIn(day: number) {
  now = new Date(START + day * DAY);
  return await signInAs(server, 'admin', server.adminPassword);
}

async function listAppsInHistory(day: number): Promise<readonly string[]> {
  const admin = await signIn(day);
  const { list, total } = (await server.call(runCalls.list, {}, admin)).data;
  expect(total).toBe(list.length);
  return list.map(({ appName }) => appName).toSorted();
}

/** Returns the statements of a list, with their parameters. */
async function recordStatements(body: ListBody) {
  const admin = await signIn(0);
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await server.call(runCalls.list, body, admin);
    return query.mock.calls.map(([statement, values]) => ({
      text: (statement as unknown as { readonly text: string }).text,
      values: values as unknown[],
    }));
  } finally {
    query.mockRestore();
  }
}

test('a list of all runs only reads an index, and does not join apps', async () => {
  const statements = await recordStatements({ page: 2, pageSize: 20 });
  const ids = statements.find(({ text }) => /^select "id" from "invocations"/.test(text));
  expect(ids?.text).not.toContain('join');
  await server.database.transaction(async (transaction) => {
    await transaction.execute('set local enable_seqscan = off');
    await transaction.execute('set local enable_bitmapscan = off');
    const text = ids?.text.replace(/\$(\d+)/g, (_, number) => `'${ids.values[Number(number) - 1]}'`);
    const { rows } = await transaction.execute(`explain ${text}`);
    expect(JSON.stringify(rows)).toContain('Index Only Scan Backward using invocations_listed_idx');
  });
});

test('a search for the id of a run finds the run for users who may see it', async () => {
  const admin = await signIn(0);
  const owner = await signInAs(server, 'line-777');
  await addUser(server.database, { account: 'other' });
  const other = await signInAs(server, 'other');
  const runs = (await server.call(runCalls.list, {}, admin)).data.list;
  const [run] = runs;
  expect(runs.length).toBeGreaterThan(1);
  for (const [user, ids] of [
    [admin, [run?.id]],
    [owner, [run?.id]],
    [other, []],
  ] as const) {
    const found = (await server.call(runCalls.list, { keyword: run?.id ?? '' }, user)).data.list;
    expect(found.map(({ id }) => id)).toEqual(ids);
  }
  const console = await server.call(dashboardRunsCall, { keyword: run?.id ?? '' }, admin);
  expect(console.data.list.map(({ id }) => id)).toEqual([run?.id]);
});

test('a number that no version contains is searched in the names of callers, by their index', async () => {
  const admin = await signIn(0);
  const search = async (keyword: string) => (await server.call(runCalls.list, { keyword }, admin)).data.total;
  expect(await search('777')).toBe(3);
  expect(await search('1')).toBe(3);
  expect(await search('88')).toBe(0);
  const statements = await recordStatements({ keyword: '777' });
  expect(statements.some(({ text }) => text.includes('search_pairs'))).toBe(true);
});

test('a list of all runs has the runs within the retention of their apps, without those of removed apps', async () => {
  expect(await listAppsInHistory(0)).toEqual(['30 days', '7 days', '90 days']);
  expect(await listAppsInHistory(8)).toEqual(['30 days', '90 days']);
  expect(await listAppsInHistory(31)).toEqual(['90 days']);
  await server.call(appCalls.nlp.remove, { ids: [longId] }, await signIn(31));
  expect(await listAppsInHistory(31)).toEqual([]);
});
