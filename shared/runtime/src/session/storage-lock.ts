import { int, object, string } from 'zod/mini';
import { localArea } from '../storage/local-area.ts';
import { parseStored } from '../storage/parse-stored.ts';

/** An owner that has not renewed its lock for this long counts as dead. In milliseconds, like all below. */
const LEASE = 5_000;
/** Time between two renewals of a lock by its owner. */
const RENEWAL = 1_000;
/** Time between two attempts to get a lock. */
const POLL = 50;
/** Two tabs may write at the same time. After this delay, the tab whose text is still stored has the lock. */
const WRITE_DELAY = 20;

const lockSchema = object({ owner: string(), until: int() });

/**
 * Runs a task under a lock in local storage, for plain HTTP, where browsers have no Web Locks. If storage is disabled
 * too, nothing is shared with other tabs, and the task runs without a lock.
 */
export async function withStorageLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const owner = `${Date.now()}-${Math.random()}`;
  await acquire(name, owner);
  const renewal = setInterval(() => renew(name, owner), RENEWAL);
  try {
    return await task();
  } finally {
    clearInterval(renewal);
    if (findOwner(name) === owner) localArea.write(name, undefined);
  }
}

async function acquire(name: string, owner: string): Promise<void> {
  for (;;) {
    if (findOwner(name) === undefined) {
      writeLock(name, owner);
      // The lock cannot be read back, because the storage is disabled.
      if (findOwner(name) === undefined) return;
      await wait(WRITE_DELAY);
      if (findOwner(name) === owner) return;
    }
    await wait(POLL);
  }
}

/** Renews the lock, unless another tab has taken it, for example while this one was suspended. */
function renew(name: string, owner: string): void {
  const current = findOwner(name);
  if (current === undefined || current === owner) writeLock(name, owner);
}

function writeLock(name: string, owner: string): void {
  localArea.write(name, JSON.stringify({ owner, until: Date.now() + LEASE }));
}

function findOwner(name: string): string | undefined {
  const lock = parseStored(localArea.read(name), lockSchema);
  // If the system clock was set back, an old lock can end later than a new one would. Such a lock does not count.
  const isLive = lock && lock.until > Date.now() && lock.until <= Date.now() + LEASE;
  return isLive ? lock.owner : undefined;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
