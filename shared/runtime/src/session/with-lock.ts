import { withStorageLock } from './storage-lock.ts';

/** Runs a task while no other browser tab of this origin runs one under the same name. */
export function withLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  return locks ? locks.request(name, task) : withStorageLock(name, task);
}
