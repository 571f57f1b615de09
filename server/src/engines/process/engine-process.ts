import { createFairQueue, type QueueLimits } from '../../queue/fair-queue.ts';
import type { EngineCaller, EngineRun, LoadedProcess } from '../core/engine.ts';
import { EngineFailure, type EngineFailureReason } from '../core/engine-failure.ts';
import { findIsolation, type Isolation } from '../isolation/find-isolation.ts';
import { getPermissionFlags, type ProcessPermissions } from '../isolation/get-permission-flags.ts';
import { type IsolatedProcess, startIsolated } from '../isolation/start-isolated.ts';
import { exchange } from './exchange.ts';

export interface EngineProcessOptions {
  /** The module that the process runs. It responds through `serveEngine`. */
  readonly script: URL;
  /** The packages that the process may read and load in addition to its own code. */
  readonly permissions: ProcessPermissions;
  /** Milliseconds without a request after which the process ends. */
  readonly idleAfter: number;
  /** Milliseconds after which a request is aborted and its process killed. */
  readonly timeout: number;
  /** Returns a request that a new process runs before all requests of callers. Its output is ignored. */
  readonly createFirstRequest?: () => Promise<unknown>;
  /** How many requests may wait, in total and for one user. */
  readonly queue: Pick<QueueLimits, 'waiting' | 'waitingPerRequester'>;
  /** Additional Node flags. */
  readonly nodeFlags?: readonly string[];
  /** Megabytes of JavaScript heap. A process that exceeds it dies and loses only its current request. */
  readonly heapLimit: number;
  /** Total megabytes, including native code. A process that exceeds it is killed. Defaults to 2048. */
  readonly memoryLimit?: number;
  /** Total megabytes that a process may use between requests. A process that exceeds it ends. Defaults to 768. */
  readonly idleMemoryLimit?: number;
}

/** The default of `memoryLimit`. */
const MEMORY_LIMIT = 2_048;
/**
 * The reasons of failures after which a process takes the next request: the engine reported an error, or the server had
 * no memory for the output.
 */
const HARMLESS_FAILURES: readonly EngineFailureReason[] = ['failed', 'busy'];
/**
 * The default of `idleMemoryLimit`. WebAssembly never returns memory, so the memory of one large image would stay in
 * use until the idle process ends.
 */
const IDLE_MEMORY_LIMIT = 768;

export interface EngineProcess {
  /** Runs one request. Throws {@link EngineFailure}. */
  run(request: unknown, caller: EngineCaller): Promise<EngineRun>;
  /** Kills the process. Requests that wait or run fail. */
  stop(): Promise<void>;
  /** Returns the process that is currently loaded, if any. */
  findProcess(): LoadedProcess | undefined;
}

/**
 * Creates a separate process for an engine. The first request starts it, and it ends when idle. It runs one request at
 * a time and serves users in turn. It is a child process instead of a worker thread, because a crash of native code in
 * a thread would end the server.
 */
export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
  let loaded: IsolatedProcess | undefined;
  let isBusy = false;
  let memoryMb: number | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let flags: readonly string[] | undefined;
  let isStopped = false;
  /** The process that has run the request of `createFirstRequest`. */
  let initializedProcess: IsolatedProcess | undefined;
  const queue = createFairQueue(
    { running: 1, ...options.queue },
    (reason, message) => new EngineFailure(reason, message),
  );

  async function load(): Promise<IsolatedProcess> {
    if (loaded) return loaded;
    const isolation = await findIsolation();
    if (isStopped) throw new EngineFailure('canceled', 'The engine is stopped.');
    flags ??= [
      `--max-old-space-size=${options.heapLimit}`,
      ...(options.nodeFlags ?? []),
      ...getPermissionFlags(options.permissions),
    ];
    const started = start(isolation, flags);
    started.child.once('exit', () => {
      if (loaded === started) loaded = undefined;
    });
    started.channel.on('data', () => {
      // The process responded without a request, so nothing that it sends later can be trusted.
      if (loaded === started && !isBusy) void unload();
    });
    loaded = started;
    memoryMb = undefined;
    return started;
  }

  function start(isolation: Isolation, nodeFlags: readonly string[]): IsolatedProcess {
    try {
      return startIsolated(options.script, isolation, nodeFlags);
    } catch (error) {
      throw new EngineFailure('crashed', String(error));
    }
  }

  function unload(): Promise<void> {
    const child = loaded?.child;
    loaded = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  async function runNext(request: unknown, queuedAt: number, caller: EngineCaller): Promise<EngineRun> {
    clearTimeout(idleTimer);
    const startedAt = performance.now();
    isBusy = true;
    try {
      const { timeout, memoryLimit = MEMORY_LIMIT } = options;
      const running = await load();
      if (options.createFirstRequest && initializedProcess !== running) {
        await exchange(running, await options.createFirstRequest(), {
          timeout,
          memoryLimit,
          signal: caller.signal,
        });
        initializedProcess = running;
      }
      const response = await exchange(running, request, { timeout, memoryLimit, ...caller });
      memoryMb = response.memoryMb;
      if (memoryMb > (options.idleMemoryLimit ?? IDLE_MEMORY_LIMIT)) void unload();
      return { ...response, queueMs: startedAt - queuedAt, runMs: performance.now() - startedAt };
    } catch (failure) {
      const isHealthy = failure instanceof EngineFailure && HARMLESS_FAILURES.includes(failure.reason);
      if (!isHealthy) await unload();
      throw failure;
    } finally {
      isBusy = false;
      idleTimer = setTimeout(unload, options.idleAfter);
      idleTimer.unref();
    }
  }

  return {
    run(request, caller) {
      const queuedAt = performance.now();
      return queue.run({ id: caller.user, signal: caller.signal }, () => runNext(request, queuedAt, caller));
    },
    async stop() {
      isStopped = true;
      const closed = queue.close();
      clearTimeout(idleTimer);
      await unload();
      await closed;
      // If a request failed in the meantime, it has started the timer again.
      clearTimeout(idleTimer);
    },
    findProcess() {
      const id = loaded?.child.pid;
      return id === undefined ? undefined : { id, memoryMb };
    },
  };
}
