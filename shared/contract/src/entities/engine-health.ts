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

/** The health of an engine since the server started. */
export const engineHealthSchema = looseObject({
  id: string(),
  /** In the caller's language. */
  name: string(),
  /**
   * `idle`: the engine has no process until its next request. `loaded`: it has one. `failed`: its last request ended
   * with a crash, a timeout or an unreachable model server, and no request has succeeded since.
   */
  state: enumeration(['idle', 'loaded', 'failed']),
  /** Number of running and waiting requests. */
  jobs: int(),
  /**
   * Memory of its process after the last request, in megabytes. Null without a process. Light
   * engines share a process.
   */
  memoryMb: nullable(number().check(nonnegative())),
  /** Why the last failed request has no output: `failed`, `crashed`, `unreachable`, `timeout`, `busy` or others. */
  lastFailure: nullable(looseObject({ reason: string(), at: timeField })),
});

export type EngineHealth = Infer<typeof engineHealthSchema>;
