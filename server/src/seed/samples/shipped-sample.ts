import type { TaskId, TaskInput } from '@atrium/contract';
import type { Localized } from '../../domain/message-locale.ts';

/** A sample as it lies in this folder. */
export interface ShippedSample {
  readonly name: string;
  readonly task: TaskId;
  readonly title: Localized;
  /** BCP 47; null where language does not matter. */
  readonly language: string | null;
  readonly input: TaskInput;
  /** Name of the picture's file, of samples that are one. */
  readonly file: string | undefined;
}
