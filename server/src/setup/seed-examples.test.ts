import { APP_KINDS, appCalls, assetsListCall, sampleFileCall, TASKS, targetListCall } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../testing/add-user.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';

/**
 * Tasks without a published target: the sentiment engine is too inaccurate, and the others need a model of the user.
 */
const UNPUBLISHED = ['sentiment', 'classify', 'regress', 'generate', 'extract'];

let server: TestServer;
let user: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  await addUser(server.database, { account: 'li' });
  user = await signInAs(server, 'li');
});

afterAll(() => server.close());

describe.each(APP_KINDS)('the published targets of the kind %s in a new deployment', (kind) => {
  test('perform every task of the kind except sentiment and those that need a model of the user, and an app of each runs its sample', {
    timeout: 120_000,
  }, async () => {
    const { list } = (await server.call(targetListCall, { kind }, user)).data;
    const tasks = Object.entries(TASKS).filter(
      ([task, { family }]) => family === kind && !UNPUBLISHED.includes(task),
    );
    expect(new Set(list.map(({ task }) => task))).toEqual(new Set(tasks.map(([task]) => task)));
    for (const { id: targetId, name, task, sample } of list) {
      if (!sample) throw new Error(`${name} has no sample.`);
      const app = (await server.call(appCalls[kind].create, { name, targetId }, user)).data;
      const { input, imageName } = sample;
      const file = imageName === null ? {} : { file: await readImage(imageName) };
      const run = (await server.call(appCalls[kind].run, { id: app.id, input }, { ...user, ...file })).data;
      expect(run.task).toBe(task);
      expect(hasOutput(run.outputs), `${name} returns ${JSON.stringify(run.outputs)}`).toBe(true);
    }
  });

  test('include the target of one active app of the first admin', async () => {
    const admin = await signInAs(server, 'admin', server.adminPassword);
    const { list } = (await server.call(assetsListCall, { filters: { kind: [kind] } }, admin)).data;
    expect(list.filter(({ ownerId }) => ownerId === server.adminId)).toMatchObject([
      { kind, status: 'active' },
    ]);
  });
});

async function readImage(name: string): Promise<Blob> {
  const { base64, mediaType } = (await server.call(sampleFileCall, { name }, user)).data;
  return new Blob([Buffer.from(base64, 'base64')], { type: mediaType });
}

/** Returns whether an output has at least one field that is not empty. */
function hasOutput(outputs: unknown): boolean {
  return Object.values(outputs as Record<string, unknown>).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value !== null,
  );
}
