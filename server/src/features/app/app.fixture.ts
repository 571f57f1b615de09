import { type AppKind, appCalls, ERROR_CODES, type TaskId, type TaskInput } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { ITEM_TABLES } from '../../database/schema/target-tables.ts';
import type { Engine } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createEmbeddedEngines } from '../../engines/embedded/create-embedded-engines.ts';
import { createEngineRegistry, type EngineRegistry } from '../../engines/run/engine-registry.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/start-test-server.ts';

const OUTPUTS: Partial<Record<TaskId, object>> = {
  tokenize: { tokens: [{ text: '好', tag: 'a', start: 0, end: 1 }] },
  ocr: { text: 'A', lines: [] },
  cluster: { columns: ['x'], labels: [0], centroids: [[1]], silhouette: null },
};

/**
 * Creates an engine without a process. It returns a fixed output for each task, or fails as the parameter `behave`
 * requests.
 */
function createFakeEngine(): Engine {
  return {
    descriptor: {
      id: 'fake',
      name: 'Fake engine',
      version: '1.0.0',
      license: 'MIT',
      method: 'rules',
      tasks: ['tokenize', 'ocr', 'cluster'],
      languages: ['zh'],
      limitations: [],
      parameters: {
        type: 'object',
        additionalProperties: false,
        properties: {
          behave: { enum: ['well', 'rejecting', 'failed', 'timeout', 'busy', 'canceled'], default: 'well' },
          size: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
          label: { type: 'string', maxLength: 8, default: '' },
        },
      },
    },
    async run({ task, parameters }) {
      const { behave } = parameters;
      if (behave === 'rejecting') {
        const data = { needed: 3, given: 1 };
        throw new EngineFailure('failed', 'The request fails.', { code: ERROR_CODES.rowsTooFew, data });
      }
      if (behave === 'failed' || behave === 'timeout' || behave === 'busy' || behave === 'canceled') {
        throw new EngineFailure(behave, 'The request fails.');
      }
      return { output: OUTPUTS[task], queueMs: 1, runMs: 2 };
    },
    stop: async () => undefined,
  };
}

export function createFakeEngines(): EngineRegistry {
  return createEngineRegistry([...createEmbeddedEngines(), createFakeEngine()]);
}

/** Starts a server with an engine that runs every kind of app, so that app tests do not wait for a process. */
export function startAppServer(
  clock?: () => Date,
  options: Pick<TestServerOptions, 'connections'> = {},
): Promise<TestServer> {
  return startTestServer({ engines: createFakeEngines(), ...(clock ? { clock } : {}), ...options });
}

export const TASKS_BY_KIND = { algorithm: 'cluster', recognition: 'ocr', nlp: 'tokenize' } as const;

export const INPUTS_BY_KIND: Record<AppKind, TaskInput> = {
  algorithm: { kind: 'table', columns: ['x'], rows: [[1]] },
  recognition: { kind: 'image' },
  nlp: { kind: 'text', text: '好' },
};

/**
 * Creates a published target on the fake engine: an algorithm with two versions, or an item with two revisions. The
 * first one is in production.
 */
export async function addTarget(
  { database }: TestServer,
  kind: AppKind,
  slug: string,
  parameters: Record<string, unknown> = {},
): Promise<string> {
  const id = createId();
  const at = new Date('2026-01-01T00:00:00Z');
  const common = { id, slug, name: `名 ${slug}`, description: '', status: 'published' as const };
  const dates = { createdAt: at, updatedAt: at };
  if (kind === 'algorithm') {
    await database.insert(algorithms).values({ ...common, ...dates, task: 'cluster', tags: [] });
    const version = { algorithmId: id, engineId: 'fake', parameters, note: '', status: 'ready' as const };
    const versions = [1, 2].map((number) => ({ ...version, ...dates, id: createId(), number }));
    await database.insert(algorithmVersions).values(versions);
    await database.insert(algorithmAliases).values({ algorithmId: id, name: 'production', version: 1 });
    return id;
  }
  const task = TASKS_BY_KIND[kind];
  const sample = kind === 'nlp' ? '好' : 'receipt';
  const content = { slug, name: slug, task, engine: 'fake', description: '', tags: [], sample, parameters };
  await database.insert(ITEM_TABLES[kind]).values({
    ...common,
    ...dates,
    task,
    engine: 'fake',
    languages: ['zh'],
    parameters,
    sample,
    publishedRevision: 1,
  });
  const revisions = [1, 2].map((revision) => ({
    itemId: id,
    revision,
    kind,
    content,
    fingerprint: `${slug} ${revision}`,
    createdAt: at,
    publishedAt: at,
  }));
  await database.insert(itemRevisions).values(revisions);
  return id;
}

interface UserToken {
  readonly token: string;
}

/** Creates an app of the given kind for a user, with optional additional fields. */
export async function addApp(
  server: TestServer,
  user: UserToken,
  app: { readonly kind?: AppKind; readonly name: string; readonly targetId: string } & Record<
    string,
    unknown
  >,
) {
  const { kind = 'nlp', ...body } = app;
  return (await server.call(appCalls[kind].create, body, user)).data;
}
