import { type infer as Infer, looseObject, nullable, string } from 'zod/mini';
import { taskInputSchema } from '../tasks/task-input.ts';
import { taskIdSchema } from './engine.ts';

/** Something shipped with the product to try a task on. */
export const taskSampleSchema = looseObject({
  /** What the picture of an image's sample is fetched by, and what recognitions name as theirs. */
  name: string(),
  task: taskIdSchema,
  /** In the caller's language. */
  title: string(),
  /** BCP 47; null where language does not matter. */
  language: nullable(string()),
  /** Complete, but for an image, whose bytes `sampleFileCall` answers. */
  input: taskInputSchema,
});

export type TaskSample = Infer<typeof taskSampleSchema>;
