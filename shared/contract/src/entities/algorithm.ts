import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  number,
  string,
} from 'zod/mini';
import { commonFields, descriptionField, nameField, slugField, tagsField } from './fields.ts';
import { publicationStatusSchema } from './publication.ts';

/**
 * The tasks of algorithms. A task is a fixed contract of input and output, so that a version can
 * use another engine of the task.
 */
export const ALGORITHM_TASKS = ['cluster', 'anomaly', 'forecast', 'classify', 'regress'] as const;

export const algorithmTaskSchema = enumeration(ALGORITHM_TASKS);

export type AlgorithmTask = Infer<typeof algorithmTaskSchema>;

export const algorithmSchema = looseObject({
  ...commonFields,
  slug: slugField,
  name: nameField,
  task: algorithmTaskSchema,
  description: descriptionField,
  tags: tagsField,
  status: publicationStatusSchema,
  versionCount: int(),
  productionVersion: nullable(int()),
  /** Every alias and the number of the version that it points at. */
  aliases: array(looseObject({ name: string(), version: int() })),
  /** Number of apps that use the algorithm, in any status. */
  appCount: int(),
  /** Runs of the last seven days, the share of them that failed (0 to 1), and their p95 latency. */
  runsInWeek: int(),
  errorRate: nullable(number()),
  p95Ms: nullable(number()),
  createdByName: nullable(string()),
});

export type Algorithm = Infer<typeof algorithmSchema>;
