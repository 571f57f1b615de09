import { ERROR_CODES, nlpCalls, recognitionCalls } from '@atrium/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { type Draft, type ItemServer, startItemServer } from './item.fixture.ts';

let itemServer: ItemServer;

beforeAll(async () => {
  itemServer = await startItemServer();
});

afterAll(() => itemServer.server.close());

describe('a draft', () => {
  test('is stored with the defaults and the languages of its engine', async () => {
    const item = await itemServer.create({ parameters: { language: 'fr' } });
    expect(item).toMatchObject({
      status: 'draft',
      revision: 1,
      publishedRevision: null,
      testedAt: null,
      parameters: { most: 9, breaksContract: false, language: 'fr' },
      languages: ['fr'],
      appCount: 0,
      runsInWeek: 0,
      errorRate: null,
    });
    expect((await itemServer.create()).languages).toEqual(['en', 'fr']);
  });

  test.each<[string, Partial<Draft>, number, string]>([
    ['an engine that is not here', { engine: 'elsewhere' }, ERROR_CODES.engineUnavailable, 'engine'],
    ['an engine for another task', { task: 'sentiment' }, ERROR_CODES.engineUnavailable, 'engine'],
    [
      'parameters out of bounds',
      { parameters: { most: 10 } },
      ERROR_CODES.parametersInvalid,
      'parameters.most',
    ],
    [
      'parameters that the engine does not have',
      { parameters: { speed: 1 } },
      ERROR_CODES.parametersInvalid,
      'parameters.speed',
    ],
    ['a slug that another one has', { slug: 'taken' }, ERROR_CODES.slugTaken, 'slug'],
  ])('is rejected for %s', async (_name, changes, code, field) => {
    if (changes.slug) await itemServer.create(changes);
    const { envelope } = await itemServer.server.call(
      nlpCalls.create,
      itemServer.createDraft(changes),
      itemServer.admin,
    );
    expect(envelope).toMatchObject({ code, fields: [{ field }] });
  });
});

describe('publishing', () => {
  test('requires a passed test of the current engine and parameters, of this item or another one', async () => {
    const item = await itemServer.create({ parameters: { most: 3 } });
    expect((await itemServer.publish(item)).envelope?.code).toBe(ERROR_CODES.untested);
    const run = await itemServer.runTest({ most: 3 });
    expect(run.data.output).toMatchObject({ tokens: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] });
    expect((await itemServer.publish(item)).data).toMatchObject({
      status: 'published',
      publishedRevision: 1,
    });
  });

  test('rejects a test whose output breaks the contract', async () => {
    const item = await itemServer.create({ parameters: { breaksContract: true } });
    expect((await itemServer.runTest({ breaksContract: true })).envelope?.code).toBe(
      ERROR_CODES.engineFailed,
    );
    expect((await itemServer.publish(item)).envelope?.code).toBe(ERROR_CODES.untested);
  });

  test('publishes only the revision that was read', async () => {
    const item = await itemServer.createPublished();
    const next = (await itemServer.update(item.id, 1, { description: 'New' })).data;
    expect((await itemServer.publish(item)).envelope?.code).toBe(ERROR_CODES.revisionStale);
    expect((await itemServer.publish(next)).data.publishedRevision).toBe(2);
  });

  test('applies a change to apps in production, and not to apps that are bound to a revision', async () => {
    const item = await itemServer.createPublished();
    const next = (await itemServer.update(item.id, 1, { parameters: { most: 2 } })).data;
    const resolve = (binding: string) =>
      resolveTarget(itemServer.server.database, { kind: 'nlp', targetId: item.id, binding });
    expect(await resolve('alias:production')).toMatchObject({ version: '1', parameters: { most: 8 } });
    expect(await resolve('revision:2')).toBeUndefined();
    await itemServer.runTest({ most: 2 });
    await itemServer.publish(next);
    expect(await resolve('alias:production')).toMatchObject({ version: '2', parameters: { most: 2 } });
    expect(await resolve('revision:1')).toMatchObject({ version: '1', parameters: { most: 8 } });
    await itemServer.server.call(nlpCalls.disable, { id: item.id }, itemServer.admin);
    expect(await resolve('alias:production')).toBeUndefined();
  });
});

describe('revisions', () => {
  test('are stored in full, and an earlier one can become the newest', async () => {
    const item = await itemServer.create({ parameters: { most: 4 }, description: 'One' });
    await itemServer.update(item.id, 1, { parameters: { most: 5 }, description: 'Two' });
    const { data } = await itemServer.server.call(
      nlpCalls.restoreRevision,
      { id: item.id, revision: 2, to: 1 },
      itemServer.admin,
    );
    expect(data).toMatchObject({ revision: 3, description: 'One', parameters: { most: 4 } });
    const { list } = (await itemServer.server.call(nlpCalls.revisions, { id: item.id }, itemServer.admin))
      .data;
    const contents = list.map(async ({ revision }) => {
      const found = await itemServer.server.call(
        nlpCalls.revision,
        { id: item.id, revision },
        itemServer.admin,
      );
      return [revision, found.data.content.description];
    });
    expect(await Promise.all(contents)).toEqual([
      [3, 'One'],
      [2, 'Two'],
      [1, 'One'],
    ]);
    const missing = await itemServer.server.call(
      nlpCalls.revision,
      { id: item.id, revision: 4 },
      itemServer.admin,
    );
    expect(missing.envelope?.code).toBe(ERROR_CODES.notFound);
  });

  test('are not created when nothing changed', async () => {
    const item = await itemServer.create();
    expect((await itemServer.update(item.id, 1, { parameters: {} })).data.revision).toBe(1);
  });

  test('are checked by an update, which returns the stored values and the differing fields if it is stale', async () => {
    const item = await itemServer.create();
    const [one, other] = await Promise.all([
      itemServer.update(item.id, 1, { name: 'Mine' }),
      itemServer.update(item.id, 1, { name: 'Theirs' }),
    ]);
    const codes = [one.envelope?.code, other.envelope?.code].toSorted();
    expect(codes).toEqual([ERROR_CODES.ok, ERROR_CODES.revisionStale]);
    const rejected = one.envelope?.code === ERROR_CODES.ok ? other : one;
    expect(rejected.envelope?.data).toMatchObject({ current: { revision: 2 }, changed: ['name'] });
  });

  test('do not change the slug and task of a published item', async () => {
    const { id } = await itemServer.createPublished();
    expect((await itemServer.update(id, 1, { slug: 'moved-on' })).envelope?.code).toBe(ERROR_CODES.slugFixed);
    expect((await itemServer.update(id, 1, { task: 'keywords' })).envelope?.code).toBe(ERROR_CODES.taskFixed);
  });
});

describe('removing', () => {
  test('can be undone unless another item has taken the slug', async () => {
    const item = await itemServer.create();
    await itemServer.server.call(nlpCalls.remove, { ids: [item.id] }, itemServer.admin);
    expect(
      (await itemServer.server.call(nlpCalls.detail, { id: item.id }, itemServer.admin)).envelope?.code,
    ).toBe(ERROR_CODES.notFound);
    await itemServer.server.call(nlpCalls.restore, { ids: [item.id] }, itemServer.admin);
    expect((await itemServer.server.call(nlpCalls.detail, { id: item.id }, itemServer.admin)).data.slug).toBe(
      item.slug,
    );
    await itemServer.server.call(nlpCalls.remove, { ids: [item.id] }, itemServer.admin);
    await itemServer.create({ slug: item.slug });
    const rejected = await itemServer.server.call(nlpCalls.restore, { ids: [item.id] }, itemServer.admin);
    expect(rejected.envelope?.code).toBe(ERROR_CODES.slugTaken);
  });
});

test('stores each row of a file once, and reports the field of each row that cannot be stored', async () => {
  const importId = v7();
  const rows = [
    { row: 1, ...itemServer.createDraft() },
    { row: 2, ...itemServer.createDraft({ engine: 'elsewhere' }) },
    { row: 3, ...itemServer.createDraft({ parameters: { most: 0 } }) },
    { row: 4, ...itemServer.createDraft({ slug: 'taken' }) },
  ];
  const importTwice = async () =>
    (await itemServer.server.call(nlpCalls.importRows, { importId, rows }, itemServer.admin)).data;
  const expected = {
    stored: 1,
    rejected: [
      { row: 2, code: ERROR_CODES.engineUnavailable, field: 'engine' },
      { row: 3, code: ERROR_CODES.parametersInvalid, field: 'parameters' },
      { row: 4, code: ERROR_CODES.slugTaken, field: 'slug' },
    ],
  };
  expect(await importTwice()).toEqual(expected);
  expect(await importTwice()).toEqual(expected);
});

test('filters the list by language, engine and tag, and rejects unknown filters', async () => {
  await itemServer.create({ tags: ['only-here'], parameters: { language: 'fr' } });
  const list = async (filters: Record<string, string[]>) =>
    (await itemServer.server.call(nlpCalls.list, { filters }, itemServer.admin)).data.total;
  expect(await list({ tags: ['only-here'], languages: ['fr'], engine: ['whitespace-tokenizer'] })).toBe(1);
  expect(await list({ tags: ['only-here'], languages: ['en'] })).toBe(0);
  const rejected = await itemServer.server.call(
    nlpCalls.list,
    { filters: { fingerprint: [''] } },
    itemServer.admin,
  );
  expect(rejected.envelope?.code).toBe(ERROR_CODES.invalid);
});

test('tests a recognition only on an uploaded image', async () => {
  const { server, admin } = itemServer;
  const body = { task: 'ocr', engine: 'byte-counter', parameters: {}, input: { kind: 'image' } } as const;
  const png = await createTinyPng(8, 4);
  const file = new Blob([png], { type: 'image/png' });
  const run = await server.call(recognitionCalls.test, body, { ...admin, file });
  expect(run.data.output).toEqual({ text: String(png.length), lines: [] });
  const withoutFile = await server.call(recognitionCalls.test, body, admin);
  expect(withoutFile.envelope?.code).toBe(ERROR_CODES.invalid);
  const elsewhere = await server.call(nlpCalls.test, body, { ...admin, file });
  expect(elsewhere.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'task' }] });
});

test('rejects users who are not admins', async () => {
  await addUser(itemServer.server.database, { account: 'li' });
  const li = await signInAs(itemServer.server, 'li');
  for (const call of [nlpCalls.list, nlpCalls.create, nlpCalls.publish, nlpCalls.test]) {
    expect((await itemServer.server.call(call, {} as never, li)).status).toBe(403);
  }
});
