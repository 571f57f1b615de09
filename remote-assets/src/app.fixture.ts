import type { App, Target } from '@atrium/contract';

/** The id of the app. Its target and its owner have the same id, because no test needs different ones. */
export const APP_ID = '01890000-0000-7000-8000-000000000001';

const created = '2026-01-01T00:00:00.000Z';

const common = {
  id: APP_ID,
  createdAt: created,
  createdBy: APP_ID,
  updatedAt: created,
  updatedBy: APP_ID,
  revision: 1,
};

export const tokenizer: Target = {
  id: APP_ID,
  kind: 'nlp',
  slug: 'tokenizer',
  name: '中文分词',
  description: '切词',
  task: 'tokenize',
  engineId: 'jieba',
  engineName: 'jieba',
  languages: ['zh'],
  bindings: [
    { binding: 'alias:production', version: '2' },
    { binding: 'revision:1', version: '1' },
  ],
  sample: { input: { kind: 'text', text: '你好' }, imageName: null },
  overrides: {},
};

/** Returns an app. `changes` replaces some of its values. */
export function createApp(changes: Partial<App> = {}): App {
  return {
    ...common,
    kind: 'nlp',
    name: '我的分词',
    description: '',
    icon: '',
    ownerId: APP_ID,
    ownerName: 'wang',
    level: 'manage',
    targetId: APP_ID,
    targetSlug: 'tokenizer',
    targetName: '中文分词',
    task: 'tokenize',
    binding: 'alias:production',
    version: '2',
    overrides: {},
    logPolicy: 'metadata',
    retentionDays: 30,
    perMinute: null,
    perDay: null,
    atOnce: null,
    status: 'active',
    suspendedReason: null,
    health: { state: 'ok', reason: null },
    runsToday: 0,
    lastRunAt: null,
    sample: { input: { kind: 'text', text: '我来到北京' }, imageName: null },
    removedAt: null,
    ...changes,
  };
}
