import { StatusFailure } from '../../http/status-failure.ts';
import { QueueFullError } from './bounded-queue.ts';

/** Runs work that hashes passwords; when too many wait already, it answers that the server is busy. */
export async function busyAs503<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFullError) throw new StatusFailure(503, 5);
    throw error;
  }
}
