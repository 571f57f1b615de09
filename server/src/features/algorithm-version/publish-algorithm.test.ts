import {
  algorithmArchiveCall,
  algorithmDetailCall,
  algorithmDisableCall,
  algorithmPublishCall,
  algorithmUpdateCall,
  ERROR_CODES,
  isTransitionAllowed,
  PUBLICATION_STATUSES,
  PUBLICATION_TRANSITIONS,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { algorithms } from '../../database/schema/algorithms.ts';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { startVersionFixture, type VersionFixture } from './version.fixture.ts';

let fixture: VersionFixture;

beforeAll(async () => {
  fixture = await startVersionFixture();
});

afterAll(() => fixture.server.close());

const call: VersionFixture['server']['call'] = (one, body) => fixture.server.call(one, body, fixture.admin);

const CALLS = {
  publish: algorithmPublishCall,
  disable: algorithmDisableCall,
  archive: algorithmArchiveCall,
} as const;

async function createProductionAlgorithm(slug: string): Promise<string> {
  const { id } = await fixture.createAlgorithm(slug);
  await fixture.createReadyVersion(id);
  await fixture.setAlias(id, 1);
  return id;
}

async function insertApp(targetId: string, status: 'active' | 'paused'): Promise<string> {
  const id = v7();
  const now = new Date();
  const common = { createdAt: now, updatedAt: now, ownerId: fixture.server.adminId, description: '' };
  const row = { ...common, id, kind: 'algorithm' as const, name: id, targetId, status };
  await fixture.server.database.insert(apps).values(row);
  return id;
}

describe('an algorithm', () => {
  const cases = PUBLICATION_STATUSES.flatMap((status) =>
    (['publish', 'disable', 'archive'] as const).map((transition) => [status, transition] as const),
  );
  test.each(cases)('that is %s accepts or rejects %s by its status', async (status, transition) => {
    const id = await createProductionAlgorithm(`${status}-${transition}`);
    await fixture.server.database.update(algorithms).set({ status }).where(eq(algorithms.id, id));
    const response = await call(CALLS[transition], { id });
    if (isTransitionAllowed(PUBLICATION_TRANSITIONS, transition, status)) {
      const { to } = PUBLICATION_TRANSITIONS[transition];
      expect(response.data.status).toBe(to);
      const events = await fixture.server.database
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.targetId, id));
      expect(events).toContainEqual(
        expect.objectContaining({ actorAccount: 'admin', before: { status }, after: { status: to } }),
      );
    } else {
      expect(response.envelope).toMatchObject({
        code: ERROR_CODES.transitionNotAllowed,
        data: { state: status },
      });
    }
  });

  test('cannot be published without a production version', async () => {
    const { id } = await fixture.createAlgorithm('nothing-ready');
    await fixture.createReadyVersion(id);
    expect((await call(algorithmPublishCall, { id })).envelope?.code).toBe(ERROR_CODES.productionMissing);
  });

  test('is not archived while an active app uses it', async () => {
    const id = await createProductionAlgorithm('kept-alive');
    const appId = await insertApp(id, 'active');
    await insertApp(id, 'paused');
    await call(algorithmPublishCall, { id });
    await call(algorithmDisableCall, { id });
    const rejected = await call(algorithmArchiveCall, { id });
    expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.inUse, data: { list: [{ id: appId }] } });
    await fixture.server.database.update(apps).set({ status: 'paused' }).where(eq(apps.id, appId));
    expect((await call(algorithmArchiveCall, { id })).data.status).toBe('archived');
  });

  test('cannot change its task once it has versions', async () => {
    const id = await createProductionAlgorithm('fixed-task');
    const { revision, slug, name } = (await call(algorithmDetailCall, { id })).data;
    const change = { id, revision, slug, name, description: '', tags: [], task: 'anomaly' as const };
    expect((await call(algorithmUpdateCall, change)).envelope).toMatchObject({
      code: ERROR_CODES.taskFixed,
      fields: [{ field: 'task' }],
    });
  });

  test('returns the numbers of its versions and of its runs in the last seven days', async () => {
    const id = await createProductionAlgorithm('used');
    const appId = await insertApp(id, 'active');
    const now = Date.now();
    const run = (status: 'succeeded' | 'failed', runMs: number, daysAgo: number) => ({
      id: v7(),
      appId,
      channel: 'console' as const,
      targetId: id,
      targetVersion: '1',
      status,
      queueMs: 0,
      runMs,
      bytesIn: 1,
      bytesOut: 1,
      createdAt: new Date(now - daysAgo * 24 * 60 * 60_000),
    });
    await fixture.server.database
      .insert(invocations)
      .values([
        run('succeeded', 10, 1),
        run('succeeded', 30, 2),
        run('succeeded', 20, 6),
        run('failed', 500, 3),
        run('failed', 9, 8),
      ]);
    expect((await call(algorithmDetailCall, { id })).data).toMatchObject({
      versionCount: 1,
      productionVersion: 1,
      aliases: [{ name: 'production', version: 1 }],
      appCount: 1,
      runsInWeek: 4,
      errorRate: 0.25,
      p95Ms: 30,
    });
  });
});
