import { ERROR_CODES, nlpCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { type ItemDesk, openItemDesk } from './item-desk.fixture.ts';

let desk: ItemDesk;

beforeAll(async () => {
  desk = await openItemDesk();
});

afterAll(() => desk.server.close());

describe("an item's status", () => {
  const MOVES = ['publish', 'disable', 'archive'] as const;
  /** The status after each transition. All others are rejected. */
  const LEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    draft: { publish: 'published' },
    published: { disable: 'disabled' },
    disabled: { publish: 'published', archive: 'archived' },
    archived: {},
  };
  const PATHS = { draft: [], published: ['publish'], disabled: ['publish', 'disable'] } as const;
  const WAYS = { ...PATHS, archived: ['publish', 'disable', 'archive'] } as const;

  const move = (name: (typeof MOVES)[number], id: string) =>
    name === 'publish'
      ? desk.publish({ id, revision: 1 })
      : desk.server.call(nlpCalls[name], { id }, desk.admin);

  test.each(Object.keys(WAYS).flatMap((state) => MOVES.map((name) => [state, name] as const)))(
    'of a thing that is %s, requested to %s',
    async (state, name) => {
      await desk.runTest({ most: 7 });
      const { id } = await desk.create({ parameters: { most: 7 } });
      for (const step of WAYS[state as keyof typeof WAYS]) await move(step, id);
      const { envelope } = await move(name, id);
      const expected = LEADS[state]?.[name];
      expect(envelope?.code).toBe(expected ? ERROR_CODES.ok : ERROR_CODES.moveRefused);
      const { status } = (await desk.server.call(nlpCalls.detail, { id }, desk.admin)).data;
      expect(status).toBe(expected ?? state);
    },
  );

  test('does not become archived while active apps use the item, and lists those apps', async () => {
    const { id } = await desk.createPublished();
    await desk.server.call(nlpCalls.disable, { id }, desk.admin);
    const appId = await desk.addApp(id, 'active');
    await desk.addApp(id, 'paused');
    const refused = await desk.server.call(nlpCalls.archive, { id }, desk.admin);
    expect(refused.envelope).toMatchObject({ code: ERROR_CODES.inUse, data: { list: [{ id: appId }] } });
    expect((await desk.server.call(nlpCalls.remove, { ids: [id] }, desk.admin)).envelope?.code).toBe(
      ERROR_CODES.inUse,
    );
    await desk.server.database.update(apps).set({ status: 'paused' }).where(eq(apps.id, appId));
    expect((await desk.server.call(nlpCalls.archive, { id }, desk.admin)).data).toMatchObject({
      status: 'archived',
      appCount: 2,
    });
  });

  test('is recorded with the user who changed it', async () => {
    const { id } = await desk.createPublished();
    await desk.server.call(nlpCalls.disable, { id }, desk.admin);
    const events = await desk.server.database.select().from(auditEvents).where(eq(auditEvents.targetId, id));
    expect(events.map(({ action }) => action)).toEqual(['nlp.created', 'nlp.published', 'nlp.disabled']);
    expect(events.at(-1)).toMatchObject({ actorAccount: 'admin', after: { status: 'disabled' } });
  });
});
