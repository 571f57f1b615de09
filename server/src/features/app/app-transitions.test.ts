import {
  APP_STATUSES,
  APP_TRANSITIONS,
  type AppStatus,
  type AppTransition,
  appCalls,
  ERROR_CODES,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, INPUTS_BY_KIND, startAppServer } from './app.fixture.ts';

let server: TestServer;
let admin: { token: string };
let wang: { token: string };
let targetId: string;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
  targetId = await addTarget(server, 'nlp', 'movable');
});

afterAll(() => server.close());

const { run, suspend, lift, detail, clone } = appCalls.nlp;

async function addAppInStatus(status: AppStatus, name: string): Promise<string> {
  const { id } = await addApp(server, wang, { name, targetId });
  await server.database.update(apps).set({ status }).where(eq(apps.id, id));
  return id;
}

function transition(name: AppTransition, id: string) {
  return name === 'suspend'
    ? server.call(suspend, { id, reason: '违规' }, admin)
    : server.call(appCalls.nlp[name], { id }, admin);
}

const TRANSITIONS = Object.keys(APP_TRANSITIONS) as AppTransition[];
const CASES = APP_STATUSES.flatMap((status) => TRANSITIONS.map((name) => [name, status] as const));

describe('the status of an app', () => {
  test.each(CASES)('allows or rejects the transition %s when it is %s', async (name, status) => {
    const id = await addAppInStatus(status, `${name} ${status}`);
    const { from, to } = APP_TRANSITIONS[name];
    const { envelope } = await transition(name, id);
    const stored = (await server.call(detail, { id }, wang)).data;
    if (from.includes(status)) {
      expect(envelope).toMatchObject({ code: 0, data: { status: to, revision: 2 } });
      expect(stored.suspendedReason).toBe(to === 'suspended' ? '违规' : null);
    } else {
      expect(envelope).toMatchObject({ code: ERROR_CODES.transitionNotAllowed, data: { state: status } });
      expect(stored).toMatchObject({ status, revision: 1 });
    }
  });

  test('allows runs only when the app is active, and an error gives the reason of a suspension', async () => {
    const codes: Partial<Record<AppStatus, number>> = {};
    for (const status of APP_STATUSES) {
      const id = await addAppInStatus(status, `运行 ${status}`);
      await server.database.update(apps).set({ suspendedReason: '违规' }).where(eq(apps.id, id));
      const { envelope } = await server.call(run, { id, input: INPUTS_BY_KIND.nlp }, wang);
      codes[status] = envelope?.code ?? -1;
      if (status === 'suspended') expect(envelope?.msg).toContain('违规');
    }
    const { notActive, appSuspended } = ERROR_CODES;
    expect(codes).toEqual({ draft: notActive, active: 0, paused: notActive, suspended: appSuspended });
  });

  test('is changed to and from suspended only by admins, and each change is audited', async () => {
    const id = await addAppInStatus('active', '暂停使用');
    expect((await server.call(suspend, { id, reason: '我要' }, wang)).status).toBe(403);
    await server.call(suspend, { id, reason: '违规' }, admin);
    expect((await server.call(lift, { id }, wang)).status).toBe(403);
    expect((await server.call(clone, { id }, wang)).envelope?.code).toBe(ERROR_CODES.appSuspended);
    await server.call(lift, { id }, admin);
    await server.call(appCalls.nlp.activate, { id }, wang);
    const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, id));
    expect(events.map(({ action, actorAccount }) => [action, actorAccount])).toEqual([
      ['app.created', 'wang'],
      ['app.suspended', 'admin'],
      ['app.lifted', 'admin'],
      ['app.activated', 'wang'],
    ]);
    expect(events[1]).toMatchObject({ before: { status: 'active' }, after: { reason: '违规' } });
  });

  test('changes only once for simultaneous requests', async () => {
    const id = await addAppInStatus('active', '同时');
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => server.call(appCalls.nlp.pause, { id }, wang)),
    );
    const codes = responses.map(({ envelope }) => envelope?.code).toSorted();
    const rejected = ERROR_CODES.transitionNotAllowed;
    expect(codes).toEqual([0, rejected, rejected, rejected]);
  });

  test('does not become active if the target is unavailable', async () => {
    const goneId = await addTarget(server, 'nlp', 'gone');
    const { id } = await addApp(server, wang, { name: '目标没了', targetId: goneId });
    await server.call(appCalls.nlp.pause, { id }, wang);
    await server.database.update(nlpItems).set({ status: 'archived' }).where(eq(nlpItems.id, goneId));
    const { envelope } = await server.call(appCalls.nlp.activate, { id }, wang);
    expect(envelope?.code).toBe(ERROR_CODES.targetUnavailable);
  });
});
