import { appCalls, loginCall, nlpCalls } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { ADMIN } from '../server/environment.ts';

/** A published NLP item, with an app of the first admin on it. */
export async function createUsedItem(name: string, slug: string) {
  const { token } = await callServer(loginCall, ADMIN);
  const { list } = await callServer(nlpCalls.list, { filters: { status: ['published'] } }, { token });
  const [first] = list;
  if (!first) throw new Error('The platform comes with no item to copy.');
  const seeded = await callServer(nlpCalls.detail, { id: first.id }, { token });
  const { task, engine, parameters, sample } = seeded;
  const draft = { name, slug, task, engine, parameters, sample, description: '', tags: [] };
  // A passed test belongs to the engine and its parameters, which the seeded item has too.
  const { id, revision } = await callServer(nlpCalls.create, draft, { token });
  await callServer(nlpCalls.publish, { id, revision }, { token });
  const app = await callServer(appCalls.nlp.create, { name: `App of ${name}`, targetId: id }, { token });
  return {
    appName: app.name,
    pauseApp: () => callServer(appCalls.nlp.pause, { id: app.id }, { token }),
  };
}
