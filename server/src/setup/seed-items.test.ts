import { nlpCalls, TASK_IDS, TASKS, taskIdSchema } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEngines } from '../engines/embedded/create-embedded-engines.ts';
import { createEngineRegistry } from '../engines/run/engine-registry.ts';
import { runTask } from '../engines/run/run-task.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const engines = createEngineRegistry(createEmbeddedEngines());
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engines });
});

afterAll(() => server.close());

test('a new deployment has a published item for each text task of the embedded engines except sentiment, and each item produces output for its sample', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const { list } = (await server.call(nlpCalls.list, { pageSize: 50 }, admin)).data;
  const published = list.filter(({ status }) => status === 'published');
  const tasks = TASK_IDS.filter(
    (task) => TASKS[task].input === 'text' && !['sentiment', 'generate', 'extract'].includes(task),
  );
  expect(list.find(({ task }) => task === 'sentiment')?.status).toBe('draft');
  expect(new Set(published.map(({ task }) => task))).toEqual(new Set(tasks));
  for (const { id } of published) {
    const { slug, engine, task, parameters, sample } = (await server.call(nlpCalls.detail, { id }, admin))
      .data;
    const run = await runTask(engines, {
      engineId: engine,
      task: taskIdSchema.parse(task),
      input: { kind: 'text', text: sample ?? '' },
      parameters,
      caller: { user: admin.token, arrivedAt: performance.now() },
    });
    const outputs = Object.values(run.output).flat();
    expect(outputs.length, slug).toBeGreaterThan(0);
  }
});
