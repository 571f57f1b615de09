import { ERROR_CODES, nlpCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { type ItemServer, startItemServer } from './item.fixture.ts';

let itemServer: ItemServer;

beforeAll(async () => {
  itemServer = await startItemServer();
});

afterAll(() => itemServer.server.close());

describe("an item's status", () => {
  const TRANSITIONS = ['publish', 'disable', 'archive'] as const;
  /** The status after each transition. All others are rejected. */
  const RESULTING_STATUS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    draft: { publish: 'published' },
    published: { disable: 'disabled' },
    disabled: { publish: 'published', archive: 'archived' },
    archived: {},
  };
  /** The transitions that lead from a draft to each status. */
  const PATHS_TO_STATUS = {
    draft: [],
    published: ['publish'],
    disabled: ['publish', 'disable'],
    archived: ['publish', 'disable', 'archive'],
  } as const;

  const transition = (name: (typeof TRANSITIONS)[number], id: string) =>
    name === 'publish'
      ? itemServer.publish({ id, revision: 1 })
      : itemServer.server.call(nlpCalls[name], { id }, itemServer.admin);

  test.each(
    Object.keys(PATHS_TO_STATUS).flatMap((state) => TRANSITIONS.map((name) => [state, name] as const)),
  )('from the status %s, the transition %s has the expected status or is rejected', async (state, name) => {
    await itemServer.runTest({ most: 7 });
    const { id } = await itemServer.create({ parameters: { most: 7 } });
    for (const step of PATHS_TO_STATUS[state as keyof typeof PATHS_TO_STATUS]) await transition(step, id);
    const { envelope } = await transition(name, id);
    const expected = RESULTING_STATUS[state]?.[name];
    expect(envelope?.code).toBe(expected ? ERROR_CODES.ok : ERROR_CODES.transitionNotAllowed);
    const { status } = (await itemServer.server.call(nlpCalls.detail, { id }, itemServer.admin)).data;
    expect(status).toBe(expected ?? state);
  });

  test('does not become archived while active apps use the item, and lists those apps', async () => {
    const { id } = await itemServer.createPublished();
    await itemServer.server.call(nlpCalls.disable, { id }, itemServer.admin);
    const appId = await itemServer.addApp(id, 'active');
    await itemServer.addApp(id, 'paused');
    const rejected = await itemServer.server.call(nlpCalls.archive, { id }, itemServer.admin);
    expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.inUse, data: { list: [{ id: appId }] } });
    expect(
      (await itemServer.server.call(nlpCalls.remove, { ids: [id] }, itemServer.admin)).envelope?.code,
    ).toBe(ERROR_CODES.inUse);
    await itemServer.server.database.update(apps).set({ status: 'paused' }).where(eq(apps.id, appId));
    expect((await itemServer.server.call(nlpCalls.archive, { id }, itemServer.admin)).data).toMatchObject({
      status: 'archived',
      appCount: 2,
    });
  });

  test('is recorded with the user who changed it', async () => {
    const { id } = await itemServer.createPublished();
    await itemServer.server.call(nlpCalls.disable, { id }, itemServer.admin);
    const events = await itemServer.server.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.targetId, id));
    expect(events.map(({ action }) => action)).toEqual(['nlp.created', 'nlp.published', 'nlp.disabled']);
    expect(events.at(-1)).toMatchObject({ actorAccount: 'admin', after: { status: 'disabled' } });
  });
});
