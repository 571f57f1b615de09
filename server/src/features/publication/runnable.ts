import type { TaskId } from '@atrium/contract';

/** What an app's binding comes down to: an engine with parameters, for a task. */
export interface Runnable {
  readonly targetId: string;
  readonly slug: string;
  readonly task: TaskId;
  readonly engineId: string;
  /** Empty when they were not requested. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The version's or revision's number, as runs are recorded with it. */
  readonly version: string;
}

/** What an app is made of, as it is now: removed or not, and what the app's binding comes down to, if to anything. */
export interface BoundTarget {
  readonly name: string;
  readonly slug: string;
  readonly task: string;
  readonly isPublished: boolean;
  readonly runnable: Runnable | undefined;
}
