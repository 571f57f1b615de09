import { expect, test } from 'vitest';
import type { Engine, EngineRequest, LoadedProcess } from '../core/engine.ts';
import { EngineFailure, type EngineFailureReason } from '../core/engine-failure.ts';
import { watchEngine } from './watch-engine.ts';

type Action = 'succeed' | EngineFailureReason;

const request: EngineRequest = { task: 'tokenize', input: { kind: 'text', text: 'a' }, parameters: {} };

/** An engine that performs scripted actions, with a process that exists while the script says so. */
function createScriptedEngine() {
  const reported: { next: Action; process: LoadedProcess | undefined } = {
    next: 'succeed',
    process: undefined,
  };
  const engine = watchEngine({
    descriptor: { id: 'scripted', name: 'Isolation forest' } as Engine['descriptor'],
    async run() {
      if (reported.next !== 'succeed') throw new EngineFailure(reported.next, 'The request fails.');
      return { output: {}, queueMs: 0, runMs: 1 };
    },
    findProcess: () => reported.process,
    stop: async () => undefined,
  });
  const run = async (action: Action) => {
    reported.next = action;
    await engine.run(request, { user: 'a' }).catch(() => undefined);
    return engine.health('zh-CN');
  };
  return { engine, reported, run };
}

test('reports an engine as idle until it has a process, and then reports its memory', () => {
  const { engine, reported } = createScriptedEngine();
  expect(engine.health('zh-CN')).toEqual({
    id: 'scripted',
    name: '孤立森林',
    state: 'idle',
    jobs: 0,
    memoryMb: null,
    lastFailure: null,
  });
  expect(engine.health('en-US').name).toBe('Isolation forest');
  reported.process = { id: 7, memoryMb: undefined };
  expect(engine.health('zh-CN')).toMatchObject({ state: 'loaded', memoryMb: null });
  reported.process = { id: 7, memoryMb: 120 };
  expect(engine.health('zh-CN')).toMatchObject({ state: 'loaded', memoryMb: 120 });
});

test('counts requests while they wait and run', async () => {
  const { engine } = createScriptedEngine();
  const running = [engine.run(request, { user: 'a' }), engine.run(request, { user: 'a' })];
  expect(engine.health('zh-CN').jobs).toBe(2);
  await Promise.all(running);
  expect(engine.health('zh-CN').jobs).toBe(0);
});

test.each(['crashed', 'timeout'] as const)(
  'reports `failed` after the failure `%s`, until a request succeeds',
  async (reason) => {
    const { run } = createScriptedEngine();
    expect(await run(reason)).toMatchObject({ state: 'failed', jobs: 0, lastFailure: { reason } });
    expect(await run('succeed')).toMatchObject({ state: 'idle', lastFailure: { reason } });
  },
);

test.each(['failed', 'busy'] as const)(
  'stays idle after the failure `%s`, and reports it as the last failure',
  async (reason) => {
    const { run } = createScriptedEngine();
    expect(await run(reason)).toMatchObject({ state: 'idle', lastFailure: { reason } });
  },
);

test.each(['canceled', 'limited'] as const)('ignores a request that was %s', async (reason) => {
  const { run } = createScriptedEngine();
  expect(await run(reason)).toMatchObject({ state: 'idle', lastFailure: null });
});
