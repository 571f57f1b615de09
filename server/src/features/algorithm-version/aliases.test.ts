import {
  algorithmDetailCall,
  algorithmPublishCall,
  aliasHistoryCall,
  aliasRemoveCall,
  aliasRollBackCall,
  ERROR_CODES,
  versionArchiveCall,
  versionRestoreCall,
} from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../../database/schema/apps.ts';
import { lockAlgorithm } from '../algorithm/algorithm-repository.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { setAliasVersion } from './alias-repository.ts';
import { startVersionFixture, type VersionFixture } from './version.fixture.ts';

let fixture: VersionFixture;

beforeAll(async () => {
  fixture = await startVersionFixture();
});

afterAll(() => fixture.server.close());

const call: VersionFixture['server']['call'] = (one, body) => fixture.server.call(one, body, fixture.admin);

/** An algorithm with two ready versions. The alias `production` points at the first one. */
async function createProductionAlgorithm(slug: string) {
  const { id } = await fixture.createAlgorithm(slug);
  const versions = [
    await fixture.createReadyVersion(id, { clusters: 2 }),
    await fixture.createReadyVersion(id, { clusters: 3 }),
  ] as const;
  await fixture.setAlias(id, 1);
  return { id, versions };
}

const listHistory = async (algorithmId: string) => (await call(aliasHistoryCall, { algorithmId })).data.list;
const readProductionVersion = async (id: string) =>
  (await call(algorithmDetailCall, { id })).data.productionVersion;

async function insertApp(targetId: string, binding: string): Promise<void> {
  const now = new Date();
  await fixture.server.database.insert(apps).values({
    id: v7(),
    kind: 'algorithm',
    name: `app ${targetId}`,
    description: '',
    ownerId: fixture.server.adminId,
    targetId,
    binding,
    status: 'paused',
    createdAt: now,
    updatedAt: now,
  });
}

describe('an alias', () => {
  test('points at ready versions, and has a history of every change', async () => {
    const { id } = await createProductionAlgorithm('moved');
    expect((await fixture.setAlias(id, 2, 1)).data).toEqual({ done: true });
    expect(await readProductionVersion(id)).toBe(2);
    expect(await listHistory(id)).toMatchObject([
      { alias: 'production', fromVersion: 1, toVersion: 2, byName: 'admin', isLast: true, isRollBack: false },
      { alias: 'production', fromVersion: null, toVersion: 1, isLast: false },
    ]);
  });

  test('cannot point at a version that is not ready or does not exist', async () => {
    const { id } = await createProductionAlgorithm('unready');
    const draft = await fixture.createVersion(id);
    for (const number of [draft.number, 99]) {
      const response = await fixture.setAlias(id, number, 1);
      expect(response.envelope).toMatchObject({
        code: ERROR_CODES.versionUnready,
        fields: [{ field: 'version' }],
      });
    }
    expect(await readProductionVersion(id)).toBe(1);
  });

  test.each(['latest', 'v1', 'V', '1a'])('cannot have the name %s', async (alias) => {
    const { id } = await fixture.createAlgorithm(`named-${alias.toLowerCase()}`);
    const response = await fixture.setAlias(id, 1, null, alias);
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'alias' }] });
  });

  test('accepts one of two concurrent changes, and returns the current version to the other user', async () => {
    const { id } = await createProductionAlgorithm('raced-alias');
    const third = await fixture.createReadyVersion(id);
    const responses = await Promise.all([fixture.setAlias(id, 2, 1), fixture.setAlias(id, third.number, 1)]);
    const codes = responses.map(({ envelope }) => envelope?.code).sort();
    expect(codes).toEqual([ERROR_CODES.ok, ERROR_CODES.aliasMoved]);
    const loser = responses.find(({ envelope }) => envelope?.code !== 0);
    expect(loser?.envelope?.data).toEqual({ current: await readProductionVersion(id) });
    expect(await listHistory(id)).toHaveLength(2);
  });

  test('rolls back in one step, but not over a later change', async () => {
    const { id } = await createProductionAlgorithm('rolled');
    await fixture.setAlias(id, 2, 1);
    const [last, first] = await listHistory(id);
    const early = await call(aliasRollBackCall, { id: first?.id ?? '' });
    expect(early.envelope).toMatchObject({ code: ERROR_CODES.aliasMoved, data: { current: 2 } });
    await call(aliasRollBackCall, { id: last?.id ?? '' });
    expect(await readProductionVersion(id)).toBe(1);
    expect((await listHistory(id))[0]).toMatchObject({ fromVersion: 2, toVersion: 1, isRollBack: true });
  });

  test('does not roll back to a version that has been archived since', async () => {
    const { id, versions } = await createProductionAlgorithm('rolled-archived');
    await fixture.setAlias(id, 2, 1);
    await call(versionArchiveCall, { id: versions[0].id });
    const [last] = await listHistory(id);
    const back = () => call(aliasRollBackCall, { id: last?.id ?? '' });
    expect((await back()).envelope?.code).toBe(ERROR_CODES.versionUnready);
    await call(versionRestoreCall, { id: versions[0].id });
    expect((await back()).envelope?.code).toBe(ERROR_CODES.ok);
  });

  test('can be removed unless apps follow it or a published algorithm requires it', async () => {
    const { id } = await createProductionAlgorithm('removed-alias');
    await fixture.setAlias(id, 2, null, 'next');
    await insertApp(id, 'alias:next');
    const remove = (alias: string, expected: number) =>
      call(aliasRemoveCall, { algorithmId: id, alias, expected, reason: '' });
    expect((await remove('next', 2)).envelope).toMatchObject({
      code: ERROR_CODES.inUse,
      data: { list: [{ name: `app ${id}` }] },
    });
    await call(algorithmPublishCall, { id });
    expect((await remove('production', 1)).envelope?.code).toBe(ERROR_CODES.productionMissing);
    await fixture.setAlias(id, 2, null, 'spare');
    expect((await remove('spare', 2)).data).toEqual({ done: true });
    expect((await listHistory(id))[0]).toMatchObject({ alias: 'spare', fromVersion: 2, toVersion: null });
  });
});

describe('a version that an alias or an app points at', () => {
  test('cannot be archived, and the error lists what points at it', async () => {
    const { id, versions } = await createProductionAlgorithm('held-version');
    const archive = (version: { id: string }) => call(versionArchiveCall, { id: version.id });
    expect((await archive(versions[0])).envelope).toMatchObject({
      code: ERROR_CODES.inUse,
      data: { aliases: ['production'], list: [] },
    });
    await insertApp(id, 'version:2');
    expect((await archive(versions[1])).envelope).toMatchObject({
      code: ERROR_CODES.inUse,
      data: { aliases: [], list: [{ name: `app ${id}` }] },
    });
  });

  test('cannot be archived when the alias is set while the request waits', async () => {
    const { id, versions } = await createProductionAlgorithm('raced-archive');
    const { database, adminId } = fixture.server;
    const isOneWaiting = async () => {
      const { rows } = await database.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    };
    const archiving = await database.transaction(async (transaction) => {
      await lockAlgorithm(transaction, id);
      const response = call(versionArchiveCall, { id: versions[1].id });
      await expect.poll(isOneWaiting, { timeout: 10_000 }).toBe(true);
      await setAliasVersion(transaction, {
        ...{ id: v7(), algorithmId: id, alias: 'next', fromVersion: null, toVersion: 2 },
        ...{ at: new Date(), movedBy: adminId, reason: '', isRollBack: false },
      });
      return { response };
    });
    expect((await archiving.response).envelope).toMatchObject({
      code: ERROR_CODES.inUse,
      data: { aliases: ['next'], list: [] },
    });
  });
});

describe('the version that an app runs', () => {
  test('follows the app’s binding while the algorithm is published', async () => {
    const { id } = await createProductionAlgorithm('bound');
    const find = (binding: string) =>
      resolveTarget(fixture.server.database, { kind: 'algorithm', targetId: id, binding });
    expect(await find('alias:production')).toBeUndefined();
    await call(algorithmPublishCall, { id });
    expect(await find('alias:production')).toEqual({
      targetId: id,
      slug: 'bound',
      task: 'cluster',
      engineId: 'scripted',
      parameters: { clusters: 2, output: 'labels' },
      version: '1',
    });
    expect(await find('version:2')).toMatchObject({ version: '2', parameters: { clusters: 3 } });
    await fixture.setAlias(id, 2, 1);
    expect(await find('alias:production')).toMatchObject({ version: '2' });
    expect([await find('alias:none'), await find('version:9')]).toEqual([undefined, undefined]);
  });
});
