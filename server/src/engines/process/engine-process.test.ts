import { afterEach, describe, expect, test } from 'vitest';
import { createEngineProcess, type EngineProcess, type EngineProcessOptions } from './engine-process.ts';
import { createFrame } from './message-framing.ts';

const started: EngineProcess[] = [];

function start(options: Partial<EngineProcessOptions> = {}): EngineProcess {
  const engine = createEngineProcess({
    script: new URL('./engine-process.fixture.ts', import.meta.url),
    permissions: { packages: [] },
    idleAfter: 60_000,
    timeout: 60_000,
    queue: { waitingPerRequester: 4, waiting: 4 },
    heapLimit: 64,
    ...options,
  });
  started.push(engine);
  return engine;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((engine) => engine.stop()));
});

const createMessage = (response: string): Buffer => createFrame(Buffer.from(response));

const isAlive = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

describe('an engine process', { timeout: 60_000 }, () => {
  test('is loaded by the first request and stays loaded for the next', async () => {
    const engine = start();
    expect(engine.findProcess()).toBeUndefined();
    const first = await engine.run('greet', { user: 'a' });
    const second = await engine.run('greet', { user: 'a' });
    expect(first.output).toBe(`hello from ${engine.findProcess()?.id}`);
    expect(second.output).toBe(first.output);
    expect(second.runMs).toBeGreaterThan(0);
    expect(engine.findProcess()?.memoryMb).toBe(second.memoryMb);
  });

  test.each(['crash', 'eat-memory'])(
    'loses one request on a failure (%s), and the next one works',
    async (fault) => {
      const engine = start();
      const faulty = engine.run(fault, { user: 'a' });
      const next = engine.run('greet', { user: 'a' });
      await expect(faulty).rejects.toMatchObject({ reason: 'crashed' });
      expect((await next).output).toMatch(/^hello/);
    },
  );

  test.each([
    ['text that is no JSON', createMessage('{')],
    ['a string', createMessage('"x"')],
    ['null', createMessage('null')],
    ['a message of Node itself', createMessage('{"cmd":"NODE_HANDLE_ACK"}')],
    ['an error code that does not exist', createMessage('{"error":"x","rejection":{"code":-1,"data":{}}}')],
    ['more bytes than a response may have', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['two responses', Buffer.concat([createMessage('{"error":"x"}'), createMessage('{"error":"x"}')])],
  ])('loses one request when it returns %s', async (_, response) => {
    const engine = start();
    const forged = engine.run(`write ${response.toString('hex')}`, { user: 'a' });
    const next = engine.run('greet', { user: 'b' });
    await expect(forged).rejects.toMatchObject({ reason: 'crashed' });
    expect((await next).output).toMatch(/^hello/);
  });

  test('is killed when it responds without a request', async () => {
    const engine = start();
    await engine.run('write late', { user: 'a' });
    await expect.poll(() => engine.findProcess(), { timeout: 20_000 }).toBeUndefined();
    expect((await engine.run('greet', { user: 'b' })).output).toMatch(/^hello/);
  });

  test('is killed when a request exceeds its timeout, and the next one works', async () => {
    const engine = start({ timeout: 5_000 });
    await expect(engine.run('hang', { user: 'a' })).rejects.toMatchObject({ reason: 'timeout' });
    expect(engine.findProcess()).toBeUndefined();
    expect((await engine.run('greet', { user: 'a' })).output).toMatch(/^hello/);
  });

  test('is killed when its memory outside of the JavaScript heap exceeds the limit', async () => {
    const engine = start({ memoryLimit: 250 });
    await expect(engine.run('eat-native-memory', { user: 'a' })).rejects.toMatchObject({ reason: 'crashed' });
    expect((await engine.run('greet', { user: 'a' })).output).toMatch(/^hello/);
  });

  test('ends after a request when it exceeds the memory limit for idle processes', async () => {
    const engine = start({ idleMemoryLimit: 250 });
    await engine.run('greet', { user: 'a' });
    expect(engine.findProcess()).toBeDefined();
    expect((await engine.run('retain-memory', { user: 'a' })).output).toMatch(/^hello/);
    expect(engine.findProcess()).toBeUndefined();
    expect((await engine.run('greet', { user: 'a' })).output).toMatch(/^hello/);
  });

  test("does not receive the server's settings", async () => {
    process.env.ATRIUM_ADMIN_PASSWORD = 'correct horse';
    expect((await start().run('return-secret', { user: 'a' })).output).toBe('none');
    delete process.env.ATRIUM_ADMIN_PASSWORD;
  });

  test('stays loaded when the engine itself rejects a request', async () => {
    const engine = start();
    await engine.run('greet', { user: 'a' });
    const before = engine.findProcess()?.id;
    await expect(engine.run('fail', { user: 'a' })).rejects.toMatchObject({
      reason: 'failed',
      message: 'this text cannot be read',
    });
    expect(engine.findProcess()?.id).toBe(before);
  });

  test('rejects an output that exceeds the free memory of the server, and its process stays loaded', async () => {
    const engine = start();
    await engine.run('greet', { user: 'a' });
    const before = engine.findProcess()?.id;
    await expect(engine.run('greet', { user: 'a', reserveMemory: () => false })).rejects.toMatchObject({
      reason: 'busy',
    });
    expect(engine.findProcess()?.id).toBe(before);
  });

  test.each(['fetch', 'connect'])('cannot reach a network (%s)', async (request) => {
    await expect(start().run(request, { user: 'a' })).rejects.toMatchObject({
      reason: 'failed',
      message: 'An engine has no network.',
    });
  });

  test('runs one request at a time and rejects requests beyond the waiting limit', async () => {
    const engine = start({ queue: { waitingPerRequester: 1, waiting: 1 } });
    const running = engine.run('greet', { user: 'a' });
    const waiting = engine.run('greet', { user: 'a' });
    await expect(engine.run('greet', { user: 'a' })).rejects.toMatchObject({ reason: 'limited' });
    await expect(engine.run('greet', { user: 'b' })).rejects.toMatchObject({ reason: 'busy' });
    await running;
    expect((await waiting).queueMs).toBeGreaterThan(0);
  });

  test('serves a second user after at most two of the 250 requests of the first', {
    timeout: 120_000,
  }, async () => {
    const engine = start({ queue: { waitingPerRequester: 250, waiting: 500 } });
    const done: string[] = [];
    const run = (user: string) => engine.run('greet', { user }).then(() => done.push(user));
    const first = Array.from({ length: 250 }, () => run('first'));
    await Promise.all([...first, run('second')]);
    expect(done).toHaveLength(251);
    expect(done.indexOf('second')).toBeLessThanOrEqual(2);
  });

  test('rejects a running request that its caller cancels', async () => {
    const engine = start();
    const caller = new AbortController();
    const hanging = engine.run('hang', { user: 'a', signal: caller.signal });
    setImmediate(() => caller.abort());
    await expect(hanging).rejects.toMatchObject({ reason: 'canceled' });
  });

  test('ends when idle', async () => {
    const engine = start({ idleAfter: 50 });
    await engine.run('greet', { user: 'a' });
    const processId = engine.findProcess()?.id;
    if (processId === undefined) throw new Error('The engine did not load.');
    await expect.poll(() => isAlive(processId), { timeout: 20_000 }).toBe(false);
  });
});
