import { array, object } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import { algorithmSchema, algorithmTaskSchema } from '../entities/algorithm.ts';
import { dependentSchema } from '../entities/dependent.ts';
import {
  byIdSchema,
  byIdsSchema,
  descriptionField,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
  nameField,
  positiveIntegerField,
  slugField,
  tagsField,
} from '../entities/fields.ts';
import { importBodySchema, importResultSchema, rowNumberField } from '../entities/import.ts';

const defineCall = defineCallWithPermission('algorithms');

const draftFields = {
  slug: slugField,
  name: nameField,
  task: algorithmTaskSchema,
  description: descriptionField,
  tags: tagsField,
};

export const algorithmListCall = defineCall('/api/algorithm/list', {
  body: listBodySchema,
  data: listSchema(algorithmSchema),
});

export const algorithmDetailCall = defineCall('/api/algorithm/detail', {
  body: byIdSchema,
  data: algorithmSchema,
});

export const algorithmCreateCall = defineCall('/api/algorithm/create', {
  body: object(draftFields),
  data: algorithmSchema,
});

/** The body states the revision that the caller read. A stale revision is rejected. */
export const algorithmUpdateCall = defineCall('/api/algorithm/update', {
  body: object({ id: idField, revision: positiveIntegerField, ...draftFields }),
  data: algorithmSchema,
});

/** Returns what depends on these algorithms and would break if they were removed. */
export const algorithmDependentsCall = defineCall('/api/algorithm/dependents', {
  body: byIdsSchema,
  data: object({ list: array(dependentSchema) }),
});

/** Removes all or none. Rejected with `inUse` and the dependents while active apps use one of the algorithms. */
export const algorithmRemoveCall = defineCall('/api/algorithm/remove', {
  body: byIdsSchema,
  data: doneSchema,
});

/** Restores removed algorithms unchanged. Rejected with `slugTaken` when another algorithm has the slug. */
export const algorithmRestoreCall = defineCall('/api/algorithm/restore', {
  body: byIdsSchema,
  data: doneSchema,
});

/**
 * Rejected with `transitionNotAllowed` if the status of the algorithm does not allow it, and with `productionMissing`
 * while no version is in production.
 */
export const algorithmPublishCall = defineCall('/api/algorithm/publish', {
  body: byIdSchema,
  data: algorithmSchema,
});

/** Disables an algorithm. Its apps do not run until it is published again. */
export const algorithmDisableCall = defineCall('/api/algorithm/disable', {
  body: byIdSchema,
  data: algorithmSchema,
});

/** Archives an algorithm permanently. Rejected with `inUse` and the dependents while active apps use it. */
export const algorithmArchiveCall = defineCall('/api/algorithm/archive', {
  body: byIdSchema,
  data: algorithmSchema,
});

/**
 * Imports rows of a file independently: rows that cannot be stored are returned, and the others are stored. The same
 * rows of the same import may be sent again and are stored only once.
 */
export const algorithmImportCall = defineCall('/api/algorithm/import', {
  body: importBodySchema(object({ row: rowNumberField, ...draftFields })),
  data: importResultSchema,
});

/** All calls of a list of algorithms, by action. */
export const algorithmCalls = {
  list: algorithmListCall,
  detail: algorithmDetailCall,
  create: algorithmCreateCall,
  update: algorithmUpdateCall,
  remove: algorithmRemoveCall,
  restore: algorithmRestoreCall,
  dependents: algorithmDependentsCall,
  importRows: algorithmImportCall,
  publish: algorithmPublishCall,
  disable: algorithmDisableCall,
  archive: algorithmArchiveCall,
} as const;
