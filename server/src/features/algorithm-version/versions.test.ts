import {
  ERROR_CODES,
  isTransitionAllowed,
  VERSION_STATUSES,
  VERSION_TRANSITIONS,
  versionArchiveCall,
  versionCompareCall,
  versionCreateCall,
  versionListCall,
  versionRestoreCall,
  versionUpdateCall,
  versionValidateCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startVersionFixture, type VersionFixture } from './version.fixture.ts';

let fixture: VersionFixture;

beforeAll(async () => {
  fixture = await startVersionFixture();
});

afterAll(() => fixture.server.close());

const call: VersionFixture['server']['call'] = (one, body) => fixture.server.call(one, body, fixture.admin);

describe('a version', () => {
  test('starts as a numbered draft that contains every parameter', async () => {
    const { id } = await fixture.createAlgorithm('numbered');
    const first = await fixture.createVersion(id, { clusters: 3 });
    expect(first).toMatchObject({
      number: 1,
      status: 'draft',
      parameters: { clusters: 3, output: 'labels' },
      createdByName: 'admin',
      aliases: [],
      output: null,
    });
    const created = await Promise.all([
      fixture.createVersion(id),
      fixture.createVersion(id),
      fixture.createVersion(id),
    ]);
    expect(created.map(({ number }) => number).sort()).toEqual([2, 3, 4]);
    const { list, total } = (await call(versionListCall, { algorithmId: id, pageSize: 2 })).data;
    expect([list.map(({ number }) => number), total]).toEqual([[4, 3], 4]);
  });

  test.each([
    ['engineId', { engineId: 'nobody' }],
    ['parameters.clusters', { parameters: { clusters: 'many' } }],
    ['parameters.color', { parameters: { color: 'red' } }],
    ['sample', { sample: { kind: 'series' as const, values: [1, 2], horizon: 1, season: 0 } }],
  ])('is rejected when its %s is invalid', async (field, part) => {
    const { id } = await fixture.createAlgorithm(`rejects-${field.replace(/\W/g, '-').toLowerCase()}`);
    const response = await call(versionCreateCall, { algorithmId: id, ...fixture.createDraft(), ...part });
    expect(response.envelope?.fields?.map((one) => one.field)).toEqual([field]);
    expect(response.envelope?.code).not.toBe(ERROR_CODES.ok);
  });

  test('becomes ready when the output of its sample fulfills the task’s contract, and stores the output', async () => {
    const { id } = await fixture.createAlgorithm('validated');
    expect(await fixture.createReadyVersion(id, { clusters: 2 })).toMatchObject({
      status: 'ready',
      statusMessage: null,
      metrics: { queueMs: 1, runMs: 2 },
      output: { labels: [0, 1, 0] },
    });
  });

  test.each([
    ['failure', /too few rows/],
    ['nonsense', /breaks the contract/],
  ])(
    'fails validation on %s with the reason, and can be corrected and validated again',
    async (output, reason) => {
      const { id } = await fixture.createAlgorithm(`fails-${output}`);
      const failed = await fixture.createReadyVersion(id, { output });
      expect(failed).toMatchObject({ status: 'failed', output: null, metrics: null });
      expect(failed.statusMessage).toMatch(reason);
      const { revision } = failed;
      const corrected = (await call(versionUpdateCall, { id: failed.id, revision, ...fixture.createDraft() }))
        .data;
      expect(corrected).toMatchObject({ status: 'draft', statusMessage: null });
      expect(await fixture.validate(failed.id)).toMatchObject({ status: 'ready' });
    },
  );

  test('stays unchanged when its engine accepts no more requests', async () => {
    const { id } = await fixture.createAlgorithm('busy');
    const version = await fixture.createVersion(id, { output: 'busy' });
    const response = await call(versionValidateCall, { id: version.id });
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.envelope?.code).toBe(ERROR_CODES.engineUnavailable);
    expect((await fixture.read(version.id)).status).toBe('draft');
    const { database } = fixture.server;
    const events = await database.select().from(auditEvents).where(eq(auditEvents.targetId, version.id));
    expect(events.map(({ action }) => action)).toEqual(['algorithm-version.created']);
  });

  test('cannot be validated without a sample', async () => {
    const { id } = await fixture.createAlgorithm('sampleless');
    const draft = { algorithmId: id, ...fixture.createDraft(), sample: null };
    const version = (await call(versionCreateCall, draft)).data;
    const response = await call(versionValidateCall, { id: version.id });
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'sample' }] });
  });

  test('rejects an update of an old revision, and returns the fields that differ', async () => {
    const { id } = await fixture.createAlgorithm('contested-version');
    const { id: versionId, revision } = await fixture.createVersion(id);
    const change = { id: versionId, revision, ...fixture.createDraft({ clusters: 4 }) };
    const responses = await Promise.all([
      call(versionUpdateCall, { ...change, note: '甲' }),
      call(versionUpdateCall, { ...change, note: '乙' }),
    ]);
    const codes = responses.map(({ envelope }) => envelope?.code).sort();
    expect(codes).toEqual([ERROR_CODES.ok, ERROR_CODES.revisionStale]);
    const stale = responses.find(({ envelope }) => envelope?.code !== 0);
    expect(stale?.envelope?.data).toMatchObject({ current: { revision: 2 }, changed: ['note'] });
  });

  test('is compared with another version on the same sample', async () => {
    const { id } = await fixture.createAlgorithm('compared');
    const [two, three] = [
      await fixture.createVersion(id, { clusters: 2 }),
      await fixture.createVersion(id, { output: 'failure' }),
    ];
    const { sample, sides } = (await call(versionCompareCall, { ids: [two.id, three.id] })).data;
    expect(sample).toEqual(two.sample);
    expect(sides).toMatchObject([
      { version: { number: 1 }, output: { labels: [0, 1, 0] }, runMs: 2, failure: null },
      { version: { number: 2 }, output: null, failure: ERROR_CODES.engineFailed },
    ]);
    const other = await fixture.createVersion((await fixture.createAlgorithm('compared-other')).id);
    const mixed = await call(versionCompareCall, { ids: [two.id, other.id] });
    expect(mixed.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'ids' }] });
  });

  test('rejects users who are not admins', async () => {
    await addUser(fixture.server.database, { account: 'zhao' });
    const user = await signInAs(fixture.server, 'zhao');
    const { id } = await fixture.createAlgorithm('admins-only');
    expect((await fixture.server.call(versionListCall, { algorithmId: id }, user)).status).toBe(403);
  });
});

describe('the transitions of a version', () => {
  const cases = VERSION_STATUSES.flatMap((status) =>
    (['edit', 'validate', 'archive', 'restore'] as const).map((transition) => [status, transition] as const),
  );
  test.each(cases)('when it is %s, allows or rejects %s', async (status, transition) => {
    const { id: algorithmId } = await fixture.createAlgorithm(`${status}-${transition}`);
    const { id, revision } = await fixture.createVersion(algorithmId);
    const { database } = fixture.server;
    await database.update(algorithmVersions).set({ status }).where(eq(algorithmVersions.id, id));
    const response = await {
      edit: () => call(versionUpdateCall, { id, revision, ...fixture.createDraft() }),
      validate: () => call(versionValidateCall, { id }),
      archive: () => call(versionArchiveCall, { id }),
      restore: () => call(versionRestoreCall, { id }),
    }[transition]();
    if (isTransitionAllowed(VERSION_TRANSITIONS, transition, status)) {
      const reached = { edit: 'draft', validate: 'ready', archive: 'archived', restore: 'ready' }[transition];
      expect(response.data).toMatchObject({ status: reached });
    } else {
      expect(response.envelope).toMatchObject({
        code: ERROR_CODES.transitionNotAllowed,
        data: { state: status },
      });
      expect((await fixture.read(id)).status).toBe(status);
    }
  });

  test('a validation can start again after its server crashed', async () => {
    const { id: algorithmId } = await fixture.createAlgorithm('abandoned');
    const { id } = await fixture.createVersion(algorithmId);
    const longAgo = new Date(Date.now() - 10 * 60_000);
    await fixture.server.database
      .update(algorithmVersions)
      .set({ status: 'validating', updatedAt: longAgo })
      .where(eq(algorithmVersions.id, id));
    expect(await fixture.validate(id)).toMatchObject({ status: 'ready' });
  });
});
