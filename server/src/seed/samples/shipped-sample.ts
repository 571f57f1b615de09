import type { TaskId, TaskInput } from '@atrium/contract';

/** A sample as stored in this folder. */
export interface ShippedSample {
  readonly name: string;
  readonly task: TaskId;
  readonly title: string;
  /** A BCP 47 tag. Null if the language does not matter. */
  readonly language: string | null;
  readonly input: TaskInput;
  /** Name of the image file, for samples that are images. */
  readonly file: string | undefined;
}
