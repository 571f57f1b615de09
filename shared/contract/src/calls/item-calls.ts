import { array, object, type ZodMiniType } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import { dependentSchema } from '../entities/dependent.ts';
import { taskIdSchema } from '../entities/engine.ts';
import {
  byIdSchema,
  byIdsSchema,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
} from '../entities/fields.ts';
import { importBodySchema, importResultSchema, rowNumberField } from '../entities/import.ts';
import {
  createItemDraftFields,
  createItemRowSchema,
  createItemSchema,
  engineIdField,
  type ItemKind,
  type ItemTask,
  itemRevisionRowSchema,
  itemRevisionSchema,
  itemTestSchema,
  parametersField,
  revisionField,
} from '../entities/item.ts';
import { nlpTaskSchema } from '../entities/nlp.ts';
import { recognitionTaskSchema } from '../entities/recognition.ts';
import { taskInputSchema } from '../tasks/task-input.ts';

/** Returns all calls of one kind of item, by action. */
function createItemCalls<Task extends ZodMiniType<ItemTask>>(kind: ItemKind, task: Task) {
  const defineCall = defineCallWithPermission(kind === 'nlp' ? 'nlp-items' : 'recognitions');
  const draftFields = createItemDraftFields(task);
  const itemSchema = createItemSchema(task);
  const idAndRevision = { id: idField, revision: revisionField };
  return {
    list: defineCall(`/api/${kind}/list`, {
      body: listBodySchema,
      data: listSchema(createItemRowSchema(task)),
    }),
    detail: defineCall(`/api/${kind}/detail`, { body: byIdSchema, data: itemSchema }),
    create: defineCall(`/api/${kind}/create`, { body: object(draftFields), data: itemSchema }),
    /**
     * The body states the revision that the caller read. A stale revision is rejected. Apps do not change until the
     * item is published.
     */
    update: defineCall(`/api/${kind}/update`, {
      body: object({ ...idAndRevision, ...draftFields }),
      data: itemSchema,
    }),
    remove: defineCall(`/api/${kind}/remove`, { body: byIdsSchema, data: doneSchema }),
    restore: defineCall(`/api/${kind}/restore`, { body: byIdsSchema, data: doneSchema }),
    dependents: defineCall(`/api/${kind}/dependents`, {
      body: byIdsSchema,
      data: object({ list: array(dependentSchema) }),
    }),
    importRows: defineCall(`/api/${kind}/import`, {
      body: importBodySchema(object({ row: rowNumberField, ...draftFields })),
      data: importResultSchema,
    }),
    /** Publishes the stated revision to users and their apps. It must be the newest revision and have passed a test. */
    publish: defineCall(`/api/${kind}/publish`, { body: object(idAndRevision), data: itemSchema }),
    disable: defineCall(`/api/${kind}/disable`, { body: byIdSchema, data: itemSchema }),
    /** Rejected with `inUse` and the dependents while active apps use the item. */
    archive: defineCall(`/api/${kind}/archive`, { body: byIdSchema, data: itemSchema }),
    /**
     * Runs an engine with parameters. A revision with these parameters need not be stored. Output that satisfies the
     * task's contract counts as a passed test for every revision with this task, this engine and these parameters.
     */
    test: defineCall(`/api/${kind}/test`, {
      body: object({
        task: taskIdSchema,
        engine: engineIdField,
        parameters: parametersField,
        input: taskInputSchema,
      }),
      data: itemTestSchema,
      file: 'image',
    }),
    /** Returns the newest `LIMITS.recordCount` revisions, newest first. */
    revisions: defineCall(`/api/${kind}/revision/list`, {
      body: byIdSchema,
      data: object({ list: array(itemRevisionRowSchema) }),
    }),
    /** Returns one revision with its content. */
    revision: defineCall(`/api/${kind}/revision/detail`, {
      body: object(idAndRevision),
      data: itemRevisionSchema,
    }),
    /** Stores the content of revision `to` as the newest revision. `revision` is the one that the caller read. */
    restoreRevision: defineCall(`/api/${kind}/revision/restore`, {
      body: object({ ...idAndRevision, to: revisionField }),
      data: itemSchema,
    }),
  } as const;
}

export type ItemCalls = ReturnType<typeof createItemCalls>;

export const recognitionCalls = createItemCalls('recognition', recognitionTaskSchema);

export const nlpCalls = createItemCalls('nlp', nlpTaskSchema);

/** Older name of the call that lists NLP items. */
export const nlpListCall = nlpCalls.list;
