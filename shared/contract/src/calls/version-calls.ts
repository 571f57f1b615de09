import {
  array,
  extend,
  type infer as Infer,
  int,
  length,
  looseObject,
  nullable,
  number,
  object,
  optional,
  trim,
  unknown,
} from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import {
  algorithmVersionDetailSchema,
  algorithmVersionSchema,
  aliasField,
  aliasMoveSchema,
  noteField,
  sampleSchema,
  versionNumberField,
} from '../entities/algorithm-version.ts';
import {
  byIdSchema,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
  positiveIntegerField,
} from '../entities/fields.ts';
import { engineIdField, parametersField } from '../entities/item.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

const defineCall = defineCallWithPermission('algorithms');

const draftFields = {
  engineId: engineIdField,
  parameters: parametersField,
  sample: nullable(sampleSchema),
  note: noteField,
};

const listByAlgorithmSchema = extend(listBodySchema, { algorithmId: idField });

export const versionListCall = defineCall('/api/algorithm/version/list', {
  body: listByAlgorithmSchema,
  data: listSchema(algorithmVersionSchema),
});

export const versionDetailCall = defineCall('/api/algorithm/version/detail', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

/**
 * The engine must support the algorithm's task, the parameters must match the engine's schema, and the sample must
 * match the task.
 */
export const versionCreateCall = defineCall('/api/algorithm/version/create', {
  body: object({ algorithmId: idField, ...draftFields }),
  data: algorithmVersionDetailSchema,
});

/**
 * Allowed only while the version is a draft or failed. Its status becomes `draft`. The body states the revision that
 * the caller read.
 */
export const versionUpdateCall = defineCall('/api/algorithm/version/update', {
  body: object({ id: idField, revision: positiveIntegerField, ...draftFields }),
  data: algorithmVersionDetailSchema,
});

/** Runs the sample and returns the resulting version: ready, or failed with the reason. */
export const versionValidateCall = defineCall('/api/algorithm/version/validate', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

/** Rejected with `inUse` and the dependents while aliases or apps use the version. */
export const versionArchiveCall = defineCall('/api/algorithm/version/archive', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

export const versionRestoreCall = defineCall('/api/algorithm/version/restore', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

/** The outcome of one of two versions on the sample: an output, or the business code of the failure. */
const comparedSchema = looseObject({
  version: algorithmVersionDetailSchema,
  output: unknown(),
  runMs: nullable(number()),
  failure: nullable(int()),
});

export type ComparedVersion = Infer<typeof comparedSchema>;

/**
 * Runs two versions of one algorithm on the same sample: the given sample, or else the sample of the first version that
 * has one.
 */
export const versionCompareCall = defineCall('/api/algorithm/version/compare', {
  body: object({ ids: array(idField).check(length(2)), sample: optional(sampleSchema) }),
  data: object({ sample: nullable(sampleSchema), sides: array(comparedSchema) }),
});

const aliasChangeFields = {
  algorithmId: idField,
  alias: aliasField,
  /** The version that the caller expects the alias to point at. Null if the alias does not exist. */
  expected: nullable(versionNumberField),
  reason: textField(LIMITS.reasonLength, trim()),
};

/**
 * Rejected with `aliasMoved` when the alias does not point at the expected version, and with `versionUnready` when the
 * version is not ready.
 */
export const aliasSetCall = defineCall('/api/algorithm/alias/set', {
  body: object({ ...aliasChangeFields, version: versionNumberField }),
  data: doneSchema,
});

/** Rejected with `inUse` while apps use the alias, and for an alias that a published algorithm requires. */
export const aliasRemoveCall = defineCall('/api/algorithm/alias/remove', {
  body: object(aliasChangeFields),
  data: doneSchema,
});

/** Returns every change of the algorithm's aliases, newest first. */
export const aliasHistoryCall = defineCall('/api/algorithm/alias/history', {
  body: listByAlgorithmSchema,
  data: listSchema(aliasMoveSchema),
});

/**
 * Undoes a change of an alias: points the alias at its previous version again. The change must be the latest one of the
 * alias.
 */
export const aliasRollBackCall = defineCall('/api/algorithm/alias/rollBack', {
  body: byIdSchema,
  data: doneSchema,
});
