import { type infer as Infer, looseObject, nullable, string } from 'zod/mini';
import { taskInputSchema } from '../tasks/task-input.ts';
import { taskIdSchema } from './engine.ts';

/** A sample that ships with the product to try a task. */
export const taskSampleSchema = looseObject({
  /** The name by which a sample's image is fetched and by which recognitions refer to it. */
  name: string(),
  task: taskIdSchema,
  /** In the caller's language. */
  title: string(),
  /** A BCP 47 tag. Null if the language does not matter. */
  language: nullable(string()),
  /** Complete, except for an image, whose bytes `sampleFileCall` returns. */
  input: taskInputSchema,
});

export type TaskSample = Infer<typeof taskSampleSchema>;
