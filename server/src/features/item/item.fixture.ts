import { type BodyOf, nlpCalls } from '@atrium/contract';
import { v7 } from 'uuid';
import { apps } from '../../database/schema/apps.ts';
import { createEngineRegistry } from '../../engines/run/engine-registry.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { byteCounter, whitespaceTokenizer } from './small-engines.fixture.ts';

export type Draft = BodyOf<typeof nlpCalls.create>;

export type ItemServer = Awaited<ReturnType<typeof startItemServer>>;

/** Starts a server with two small engines and a signed-in admin. */
export async function startItemServer() {
  const server = await startTestServer({ engines: createEngineRegistry([whitespaceTokenizer, byteCounter]) });
  const admin = await signInAs(server, 'admin', server.adminPassword);

  let draftCount = 0;

  function createDraft(changes: Partial<Draft> = {}): Draft {
    draftCount += 1;
    return {
      slug: `item-${draftCount}`,
      name: `Item ${draftCount}`,
      task: 'tokenize',
      engine: 'whitespace-tokenizer',
      description: '',
      tags: [],
      sample: null,
      parameters: {},
      ...changes,
    };
  }

  const create = async (changes: Partial<Draft> = {}) =>
    (await server.call(nlpCalls.create, createDraft(changes), admin)).data;

  const runTest = (parameters: Draft['parameters']) =>
    server.call(
      nlpCalls.test,
      {
        task: 'tokenize',
        engine: 'whitespace-tokenizer',
        parameters,
        input: { kind: 'text', text: 'a b c' },
      },
      admin,
    );

  const publish = (item: { id: string; revision: number }) =>
    server.call(nlpCalls.publish, { id: item.id, revision: item.revision }, admin);

  /** Publishes a new item. The test may come first: it belongs to the engine and its parameters, not to an item. */
  async function createPublished() {
    await runTest({ most: 8 });
    return (await publish(await create({ parameters: { most: 8 } }))).data;
  }

  async function update(id: string, revision: number, changes: Partial<Draft>) {
    const { slug, name, task, engine, description, tags, sample, parameters } = (
      await server.call(nlpCalls.detail, { id }, admin)
    ).data;
    const draft = { slug, name, task, engine, description, tags, sample, parameters };
    return server.call(nlpCalls.update, { ...draft, ...changes, id, revision }, admin);
  }

  async function addApp(targetId: string, status: 'active' | 'paused') {
    const id = v7();
    const at = new Date();
    const common = { createdAt: at, createdBy: server.adminId, updatedAt: at, updatedBy: server.adminId };
    await server.database.insert(apps).values({
      ...common,
      id,
      kind: 'nlp',
      name: `App ${id}`,
      description: '',
      ownerId: server.adminId,
      targetId,
      status,
    });
    return id;
  }

  return { server, admin, createDraft, create, runTest, publish, createPublished, update, addApp };
}
