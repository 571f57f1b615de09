import {
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nonnegative,
  nullable,
  number,
  string,
} from 'zod/mini';
import { timeField } from './fields.ts';

/** How an engine is doing, since the server was started. */
export const engineHealthSchema = looseObject({
  id: string(),
  /** In the caller's language. */
  name: string(),
  /**
   * `idle` has no process until its next job, `loaded` has one; `failed` lost its last job to a crash or to its limit,
   * and has done none since.
   */
  state: enumeration(['idle', 'loaded', 'failed']),
  /** Jobs that it runs, and that wait for it. */
  jobs: int(),
  /** Megabytes that its process held after the last job; null while it has none. Light engines share a process. */
  memoryMb: nullable(number().check(nonnegative())),
  /** Why its last lost job gave no output: `failed`, `crashed`, `timeout`, `busy`; a reason may be added. */
  lastFailure: nullable(looseObject({ reason: string(), at: timeField })),
});

export type EngineHealth = Infer<typeof engineHealthSchema>;
