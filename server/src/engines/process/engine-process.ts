import { createFairQueue, type QueueLimits } from '../../queue/fair-queue.ts';
import type { EngineRun, JobOwner, LoadedProcess } from '../core/engine.ts';
import { EngineFailure, type EngineFailureReason } from '../core/engine-failure.ts';
import { findIsolation, type Isolation } from '../isolation/find-isolation.ts';
import { type EngineNeeds, nodePermissions } from '../isolation/node-permissions.ts';
import { type IsolatedProcess, startIsolated } from '../isolation/start-isolated.ts';
import { exchange } from './exchange.ts';

export interface EngineProcessOptions {
  /** Module that the process runs; it answers by `serveEngine`. */
  readonly script: URL;
  /** What it may read and load beside its own code. */
  readonly needs: EngineNeeds;
  /** Milliseconds without a job after which the process ends. */
  readonly idleAfter: number;
  /** Milliseconds after which a job is cut off and its process killed. */
  readonly limit: number;
  /** How many jobs may wait, in all and of one user. */
  readonly queue: Pick<QueueLimits, 'waiting' | 'perLane'>;
  /** Further flags of Node. */
  readonly nodeFlags?: readonly string[];
  /** Megabytes of JavaScript heap; a process that wants more dies, and with it its job only. */
  readonly heapLimit: number;
  /** Megabytes in all, native code's included; a process that holds more is killed. 2048 unless said. */
  readonly memoryLimit?: number;
  /** Megabytes in all that a process may hold between jobs; one that holds more ends. 768 unless said. */
  readonly idleMemoryLimit?: number;
}

const MEMORY_LIMIT = 2_048;
/** Failures after which a process takes the next job: the engine gave an error, or the server had no memory for its output. */
const SOUND: readonly EngineFailureReason[] = ['failed', 'busy'];
/** WebAssembly never returns memory, so one large image would occupy it until the process is idle for long. */
const IDLE_MEMORY_LIMIT = 768;

export interface EngineProcess {
  run(job: unknown, owner: JobOwner): Promise<EngineRun>;
  stop(): Promise<void>;
  /** The process that is loaded now, if any. */
  process(): LoadedProcess | undefined;
}

/**
 * A process of its own for an engine: started by its first job, ended when idle, one job at a time, the users in turn. A
 * child process and not a worker thread, since a crash in native code takes its whole process along.
 */
export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
  let loaded: IsolatedProcess | undefined;
  let isBusy = false;
  let memoryMb: number | undefined;
  let idle: NodeJS.Timeout | undefined;
  let flags: readonly string[] | undefined;
  let isStopped = false;
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
      ...nodePermissions(options.needs),
    ];
    const started = start(isolation, flags);
    started.child.once('exit', () => {
      if (loaded === started) loaded = undefined;
    });
    started.channel.on('data', () => {
      // An answer without a job: nothing that this process sends later can be trusted.
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
    const ending = loaded?.child;
    loaded = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      ending.once('exit', () => resolve());
      ending.kill('SIGKILL');
    });
  }

  async function take(job: unknown, queuedAt: number, caller: JobOwner): Promise<EngineRun> {
    clearTimeout(idle);
    const startedAt = performance.now();
    isBusy = true;
    try {
      const { limit, memoryLimit = MEMORY_LIMIT } = options;
      const answer = await exchange(await load(), job, { limit, memoryLimit, ...caller });
      memoryMb = answer.memoryMb;
      if (memoryMb > (options.idleMemoryLimit ?? IDLE_MEMORY_LIMIT)) void unload();
      return { ...answer, queueMs: startedAt - queuedAt, runMs: performance.now() - startedAt };
    } catch (failure) {
      const isSound = failure instanceof EngineFailure && SOUND.includes(failure.reason);
      if (!isSound) await unload();
      throw failure;
    } finally {
      isBusy = false;
      idle = setTimeout(unload, options.idleAfter);
      idle.unref();
    }
  }

  return {
    run(job, caller) {
      const queuedAt = performance.now();
      return queue.run({ lane: caller.user, signal: caller.signal }, () => take(job, queuedAt, caller));
    },
    async stop() {
      isStopped = true;
      const closed = queue.close();
      clearTimeout(idle);
      await unload();
      await closed;
      clearTimeout(idle);
    },
    process() {
      const id = loaded?.child.pid;
      return id === undefined ? undefined : { id, memoryMb };
    },
  };
}
