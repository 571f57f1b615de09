import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { deleteExpiredRunContents, deleteRunContents } from '../run/retention-repository.ts';

const OPERATIONS = 150;

let server: TestServer;
let owners: readonly string[];
/** Random, but the same for each run of the test. */
let seed = 7;

beforeAll(async () => {
  server = await startTestServer();
  const users = await Promise.all(['lin', 'mei'].map((account) => addUser(server.database, { account })));
  owners = [server.adminId, ...users.map(({ id }) => id)];
});

afterAll(() => server.close());

/** Returns a number below `count`, from the generator MINSTD. */
function drawNumber(count: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % count;
}

const pickOwner = (): string => owners[drawNumber(owners.length)] ?? '';
/** Returns a text that is short, or long enough for the database to compress it or store it separately. */
const createText = (): string =>
  [
    'short',
    'long '.repeat(1_000 + drawNumber(5_000)),
    randomBytes(1_000 + drawNumber(9_000)).toString('base64'),
  ][drawNumber(3)] ?? '';
const createJson = (): SQL => sql`${JSON.stringify({ text: createText() })}::json`;
const pickAnyId = (table: string): SQL =>
  sql`(select id from ${sql.identifier(table)} order by md5(id::text || ${seed}::text) limit 1)`;
const execute = (statement: SQL) => server.database.execute(statement);

/** Adds this many runs, with their payloads, to random apps. */
async function addRuns(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => createId());
  const list = sql`unnest(${sql.param(ids)}::uuid[])`;
  const hours = drawNumber(2_000);
  await execute(sql`
    insert into invocations (id, app_id, channel, target_id, target_version, status, queue_ms, run_ms, bytes_in,
      bytes_out, log_policy, created_at)
    select id, ${pickAnyId('apps')}, 'console', gen_random_uuid(), '1', 'succeeded', 0, 0, 0, 0, 'full',
      now() - ${hours} * interval '1 hour' from ${list} id`);
  await execute(sql`
    insert into invocation_payloads (invocation_id, input, outputs, file)
    select id, ${createJson()}, ${drawNumber(2) ? createJson() : sql`null`}, ${drawNumber(2) ? sql`convert_to(${createText()}, 'utf8')` : sql`null`}
    from ${list} id`);
}

async function addRevisions(count: number): Promise<void> {
  await execute(sql`
    insert into item_revisions (item_id, revision, kind, content, fingerprint, created_at, created_by)
    select gen_random_uuid(), 1, 'nlp', ${createJson()}::jsonb, '', now(), ${drawNumber(5) ? pickOwner() : null}
    from generate_series(1, ${count})`);
}

async function addBatch(rows: number): Promise<void> {
  const id = createId();
  await execute(sql`
    insert into batches (id, app_id, created_by, name, task, status, columns, input_columns, horizon, season, created_at)
    values (${id}, ${pickAnyId('apps')}, ${pickOwner()}, '', 'tokenize', 'uploading', '[]', '[]', 1, 0, now())`);
  await execute(sql`
    insert into batch_rows (batch_id, row, cells, status, file)
    select ${id}, row, ${createJson()}, 'queued', ${drawNumber(2) ? sql`convert_to(${createText()}, 'utf8')` : sql`null`}
    from generate_series(1, ${rows}) row`);
}

const operations: readonly (() => Promise<unknown>)[] = [
  () =>
    execute(sql`
      insert into apps (id, created_at, updated_at, kind, name, description, owner_id, target_id, overrides, status)
      values (${createId()}, now(), now(), 'nlp', ${createId()}, ${createText()}, ${pickOwner()}, ${createId()}, ${createJson()}, 'active')`),
  () => addRuns(1),
  () => addRuns(1 + drawNumber(20)),
  () =>
    execute(
      sql`update apps set overrides = ${createJson()}, description = ${createText()} where id = ${pickAnyId('apps')}`,
    ),
  () => execute(sql`update apps set owner_id = ${pickOwner()} where id = ${pickAnyId('apps')}`),
  () => execute(sql`update apps set removed_at = now() - interval '40 days' where id = ${pickAnyId('apps')}`),
  () =>
    execute(
      sql`update algorithm_versions set sample = ${createJson()}::jsonb where id = ${pickAnyId('algorithm_versions')}`,
    ),
  () =>
    execute(
      sql`update algorithm_versions set created_by = ${pickOwner()} where id = ${pickAnyId('algorithm_versions')}`,
    ),
  () => addRevisions(1 + drawNumber(20)),
  () =>
    execute(sql`
      insert into model_files (id, kind, name, sha256, size, metadata, created_at, created_by)
      values (${createId()}, 'onnx', '', '', ${1 + drawNumber(9_000)}, '{}', now(), ${drawNumber(5) ? pickOwner() : null})`),
  () => execute(sql`delete from model_files where id = ${pickAnyId('model_files')}`),
  () => execute(sql`delete from item_revisions where created_by = ${pickOwner()} and random() < 0.2`),
  () => addBatch(1 + drawNumber(20)),
  () =>
    execute(
      sql`update batch_rows set outputs = ${createJson()} where batch_id = ${pickAnyId('batches')} and row > ${drawNumber(5)}`,
    ),
  () => execute(sql`delete from batches where id = ${pickAnyId('batches')}`),
  () => execute(sql`delete from invocations where id = ${pickAnyId('invocations')}`),
  async () => {
    const { rows } = await execute(pickAnyId('apps'));
    await deleteRunContents(server.database, String(rows[0]?.id));
  },
  () => deleteExpiredRunContents(server.database, new Date()),
];

async function readTotals(query: SQL): Promise<readonly unknown[]> {
  return (await execute(query)).rows;
}

const readStoredTotals = () =>
  readTotals(sql`select user_id, bytes::text from user_storage where bytes <> 0 order by user_id`);

/** Returns the sum over all rows as stored in the database. */
const computeTotals = () =>
  readTotals(sql`
    select user_id, sum(bytes)::text as bytes from (
      select owner_id as user_id, pg_column_size(overrides) + pg_column_size(description) as bytes from apps
      union all
      select owner_id, pg_column_size(input) + coalesce(pg_column_size(outputs), 0) + coalesce(pg_column_size(file), 0)
        from invocation_payloads join invocations on invocations.id = invocation_id join apps on apps.id = app_id
      union all
      select created_by, pg_column_size(parameters) + coalesce(pg_column_size(sample), 0)
        + coalesce(pg_column_size(output), 0) from algorithm_versions
      union all
      select created_by, pg_column_size(content) from item_revisions
      union all
      select created_by, pg_column_size(cells) + coalesce(pg_column_size(outputs), 0)
        + coalesce(pg_column_size(file), 0) from batch_rows join batches on batches.id = batch_id
      union all
      select created_by, size from model_files
    ) rows where user_id is not null group by user_id having sum(bytes) <> 0 order by user_id`);

test("the stored bytes of each user equal the sum of the user's rows after any operations", async () => {
  expect(await readStoredTotals()).toEqual(await computeTotals());
  for (let count = 0; count < OPERATIONS; count += 1) {
    const index = drawNumber(operations.length);
    await operations[index]?.();
    expect(await readStoredTotals(), `operation ${index}`).toEqual(await computeTotals());
  }
  expect((await readStoredTotals()).length).toBe(owners.length);
});

test('the migration counts data that is already stored', async () => {
  const file = join(import.meta.dirname, '..', '..', '..', 'drizzle', '0008_user_storage.sql');
  const fill = (await readFile(file, 'utf8')).split('--> statement-breakpoint').at(-1) ?? '';
  // This migration is older than model files and batches.
  await execute(sql`delete from model_files`);
  await execute(sql`delete from batches`);
  await execute(sql`delete from user_storage`);
  await execute(sql.raw(fill));
  expect(await readStoredTotals()).toEqual(await computeTotals());
});

test('counts all runs that are recorded in parallel', async () => {
  await Promise.all(Array.from({ length: 20 }, () => addRuns(1)));
  expect(await readStoredTotals()).toEqual(await computeTotals());
});
