import { int, object, positive } from 'zod/mini';
import { defineCall } from '../call.ts';
import { algorithmSchema, algorithmTaskSchema } from '../entities/algorithm.ts';
import {
  byIdSchema,
  descriptionField,
  idField,
  listBodySchema,
  listOf,
  nameField,
  slugField,
  tagsField,
} from '../entities/fields.ts';

const draft = {
  slug: slugField,
  name: nameField,
  task: algorithmTaskSchema,
  description: descriptionField,
  tags: tagsField,
};

export const algorithmListCall = defineCall('/api/algorithm/list', {
  body: listBodySchema,
  data: listOf(algorithmSchema),
});

export const algorithmDetailCall = defineCall('/api/algorithm/detail', {
  body: byIdSchema,
  data: algorithmSchema,
});

export const algorithmCreateCall = defineCall('/api/algorithm/create', {
  body: object(draft),
  data: algorithmSchema,
});

/** States the revision it read; a stale one is refused. */
export const algorithmUpdateCall = defineCall('/api/algorithm/update', {
  body: object({ id: idField, revision: int().check(positive()), ...draft }),
  data: algorithmSchema,
});
