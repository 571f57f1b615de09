import type { TaskId } from '@atrium/contract';

/** What an app's binding resolves to: an engine with parameters, for a task. */
export interface Runnable {
  readonly targetId: string;
  readonly slug: string;
  readonly task: TaskId;
  readonly engineId: string;
  /** Empty if they were queried with the `BindingDetail` `withoutParameters`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The number of the version or revision, as text, as runs store it. */
  readonly version: string;
}

/** The current target of an app, removed or not, and what the app's binding resolves to. */
export interface BoundTarget {
  readonly name: string;
  readonly slug: string;
  readonly task: string;
  readonly isPublished: boolean;
  /** Undefined if the binding resolves to nothing. */
  readonly runnable: Runnable | undefined;
}
