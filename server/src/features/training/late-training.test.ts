import { algorithmCalls, ERROR_CODES, trainingCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { trainings } from '../../database/schema/trainings.ts';
import { createTrainer } from '../../engines/embedded/create-trainer.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

let server: TestServer;

beforeAll(async () => {
  // No process starts in a millisecond.
  server = await startTestServer({ trainer: createTrainer(1) });
});

afterAll(() => server.close());

test('a training that takes too long fails with its reason, and leaves no table and no version', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const draft = { slug: 'late', name: 'Late', task: 'regress' as const, description: '', tags: [] };
  const { id: algorithmId } = (await server.call(algorithmCalls.create, draft, admin)).data;
  const settings = {
    algorithm: 'linear' as const,
    target: 'y',
    features: [{ column: 'x', type: 'number' as const }],
    validation: 'holdout' as const,
    seed: 1,
  };
  const rows = Array.from({ length: 40 }, (_, row) => [row, 2 * row]);
  const table = { kind: 'table' as const, columns: ['x', 'y'], rows };
  const { data: started } = await server.call(
    trainingCalls.create,
    { algorithmId, settings, table, note: '' },
    admin,
  );
  const failed = await vi.waitFor(
    async () => {
      const { list } = (await server.call(trainingCalls.list, { algorithmId }, admin)).data;
      expect(list[0]?.status).toBe('failed');
      return list[0];
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(failed).toMatchObject({ id: started.id, version: null, modelFile: null });
  expect(failed?.message).toMatch(/./);
  const [stored] = await server.database.select().from(trainings).where(eq(trainings.id, started.id));
  expect(stored).toMatchObject({ errorCode: ERROR_CODES.engineTimeout, content: null });
});
