import { int, object, string } from 'zod/mini';
import { localArea } from '../storage/local-area.ts';
import { parseStored } from '../storage/parse-stored.ts';

/** An owner that has not renewed its lock for this long counts as dead. In milliseconds, like all below. */
const LEASE = 5_000;
const RENEWAL = 1_000;
const POLL = 50;
/** Two tabs may write at the same time. After this delay, the tab whose text is still stored has the lock. */
const SETTLING = 20;

const holdSchema = object({ owner: string(), until: int() });

/**
 * Runs a task under a lock in local storage, for plain HTTP, where browsers have no Web Locks. If storage is disabled
 * too, nothing is shared with other tabs, and the task runs without a lock.
 */
export async function withStorageLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const owner = `${Date.now()}-${Math.random()}`;
  await acquire(name, owner);
  const renewal = setInterval(() => hold(name, owner), RENEWAL);
  try {
    return await task();
  } finally {
    clearInterval(renewal);
    if (holderOf(name) === owner) localArea.write(name, undefined);
  }
}

async function acquire(name: string, owner: string): Promise<void> {
  for (;;) {
    if (holderOf(name) === undefined) {
      hold(name, owner);
      if (holderOf(name) === undefined) return;
      await wait(SETTLING);
      if (holderOf(name) === owner) return;
    }
    await wait(POLL);
  }
}

function hold(name: string, owner: string): void {
  localArea.write(name, JSON.stringify({ owner, until: Date.now() + LEASE }));
}

function holderOf(name: string): string | undefined {
  const held = parseStored(localArea.read(name), holdSchema);
  const isLive = held && held.until > Date.now() && held.until <= Date.now() + LEASE;
  return isLive ? held.owner : undefined;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
