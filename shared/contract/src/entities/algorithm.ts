import { enum as enumeration, type infer as Infer, int, looseObject, nullable, string } from 'zod/mini';
import { commonFields, descriptionField, nameField, slugField, tagsField } from './fields.ts';

/** `draft → published ⇄ disabled → archived`. */
export const PUBLICATION_STATUSES = ['draft', 'published', 'disabled', 'archived'] as const;

export const publicationStatusSchema = enumeration(PUBLICATION_STATUSES);

export type PublicationStatus = Infer<typeof publicationStatusSchema>;

/** A task is a fixed contract of input and output, so that engines can be swapped under an app. */
export const ALGORITHM_TASKS = ['cluster', 'classify', 'regress', 'anomaly', 'forecast', 'pca'] as const;

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
  createdByName: nullable(string()),
});

export type Algorithm = Infer<typeof algorithmSchema>;
