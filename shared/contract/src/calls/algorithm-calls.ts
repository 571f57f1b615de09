import { array, object } from 'zod/mini';
import { defineCall } from '../call.ts';
import { algorithmSchema, algorithmTaskSchema } from '../entities/algorithm.ts';
import { dependantSchema } from '../entities/dependant.ts';
import {
  byIdSchema,
  byIdsSchema,
  countField,
  descriptionField,
  doneSchema,
  idField,
  listBodySchema,
  listOf,
  nameField,
  slugField,
  tagsField,
} from '../entities/fields.ts';
import { importAnswerSchema, importBodyOf, rowNumberField } from '../entities/import.ts';

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
  body: object({ id: idField, revision: countField, ...draft }),
  data: algorithmSchema,
});

/** What would miss these algorithms if they were removed. */
export const algorithmDependantsCall = defineCall('/api/algorithm/dependants', {
  body: byIdsSchema,
  data: object({ list: array(dependantSchema) }),
});

/** All or none: refused with `inUse` and the list of them while active apps run on one of these. */
export const algorithmRemoveCall = defineCall('/api/algorithm/remove', {
  body: byIdsSchema,
  data: doneSchema,
});

/** Brings removed algorithms back as they were; refused with `slugTaken` once another one bears the slug. */
export const algorithmRestoreCall = defineCall('/api/algorithm/restore', {
  body: byIdsSchema,
  data: doneSchema,
});

/** Refused with `moveRefused` in another state, and with `productionMissing` while no version is in production. */
export const algorithmPublishCall = defineCall('/api/algorithm/publish', {
  body: byIdSchema,
  data: algorithmSchema,
});

/** Apps made of it do not run until it is published again. */
export const algorithmDisableCall = defineCall('/api/algorithm/disable', {
  body: byIdSchema,
  data: algorithmSchema,
});

/** For good; refused with `inUse` and the list of them while active apps are made of it. */
export const algorithmArchiveCall = defineCall('/api/algorithm/archive', {
  body: byIdSchema,
  data: algorithmSchema,
});

/**
 * Brings in rows of a file, each by itself: those that can't be stored are told, and the others are. The same rows of
 * the same import may be sent again, and are stored once.
 */
export const algorithmImportCall = defineCall('/api/algorithm/import', {
  body: importBodyOf(object({ row: rowNumberField, ...draft })),
  data: importAnswerSchema,
});

/** All that a list of algorithms asks for, by what it does. */
export const algorithmCalls = {
  list: algorithmListCall,
  detail: algorithmDetailCall,
  create: algorithmCreateCall,
  update: algorithmUpdateCall,
  remove: algorithmRemoveCall,
  restore: algorithmRestoreCall,
  dependants: algorithmDependantsCall,
  importRows: algorithmImportCall,
  publish: algorithmPublishCall,
  disable: algorithmDisableCall,
  archive: algorithmArchiveCall,
} as const;
