import { appCalls, loginCall, nlpCalls } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { ADMIN } from '../server/environment.ts';

/**
 * Creates and publishes an NLP item, and creates an app of the first admin on it. Returns the name of the app and a
 * function that pauses the app.
 */
export async function createUsedItem(name: string, slug: string) {
  const { token } = await callServer(loginCall, ADMIN);
  const { list } = await callServer(nlpCalls.list, { filters: { status: ['published'] } }, { token });
  const [first] = list;
  if (!first) throw new Error('The server has no published NLP item to copy.');
  const seeded = await callServer(nlpCalls.detail, { id: first.id }, { token });
  const { task, engine, parameters, sample } = seeded;
  const draft = { name, slug, task, engine, parameters, sample, description: '', tags: [] };
  // The item has the engine and parameters of the seeded item, whose test has passed, so it can be published.
  const { id, revision } = await callServer(nlpCalls.create, draft, { token });
  await callServer(nlpCalls.publish, { id, revision }, { token });
  const app = await callServer(appCalls.nlp.create, { name: `App of ${name}`, targetId: id }, { token });
  return {
    appName: app.name,
    pauseApp: () => callServer(appCalls.nlp.pause, { id: app.id }, { token }),
  };
}
