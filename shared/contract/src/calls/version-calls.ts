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
import { defineCall } from '../call.ts';
import {
  algorithmVersionDetailSchema,
  algorithmVersionSchema,
  aliasField,
  aliasMoveSchema,
  noteField,
  sampleSchema,
  versionNumberField,
} from '../entities/algorithm-version.ts';
import { byIdSchema, countField, doneSchema, idField, listBodySchema, listOf } from '../entities/fields.ts';
import { engineIdField, parametersField } from '../entities/item.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

const draft = {
  engineId: engineIdField,
  parameters: parametersField,
  sample: nullable(sampleSchema),
  note: noteField,
};

const ofAlgorithm = extend(listBodySchema, { algorithmId: idField });

export const versionListCall = defineCall('/api/algorithm/version/list', {
  body: ofAlgorithm,
  data: listOf(algorithmVersionSchema),
});

export const versionDetailCall = defineCall('/api/algorithm/version/detail', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

/** The engine must do the algorithm's task, the parameters fit its schema, and the sample the task. */
export const versionCreateCall = defineCall('/api/algorithm/version/create', {
  body: object({ algorithmId: idField, ...draft }),
  data: algorithmVersionDetailSchema,
});

/** Only while it is a draft or failed, which it then is no longer; states the revision it read. */
export const versionUpdateCall = defineCall('/api/algorithm/version/update', {
  body: object({ id: idField, revision: countField, ...draft }),
  data: algorithmVersionDetailSchema,
});

/** Runs the sample, and answers the version as it is then: ready, or failed with the reason. */
export const versionValidateCall = defineCall('/api/algorithm/version/validate', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

/** Refused with `inUse` and the list of them while aliases or apps point at it. */
export const versionArchiveCall = defineCall('/api/algorithm/version/archive', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

export const versionRestoreCall = defineCall('/api/algorithm/version/restore', {
  body: byIdSchema,
  data: algorithmVersionDetailSchema,
});

/** How one of two versions did on the sample: an output, or a business code that says why there is none. */
const comparedSchema = looseObject({
  version: algorithmVersionDetailSchema,
  output: unknown(),
  runMs: nullable(number()),
  failure: nullable(int()),
});

export type ComparedVersion = Infer<typeof comparedSchema>;

/** Runs two versions of one algorithm on the same sample: the one given, or else that of the first which has one. */
export const versionCompareCall = defineCall('/api/algorithm/version/compare', {
  body: object({ ids: array(idField).check(length(2)), sample: optional(sampleSchema) }),
  data: object({ sample: nullable(sampleSchema), sides: array(comparedSchema) }),
});

const aliasChange = {
  algorithmId: idField,
  alias: aliasField,
  /** The version that the alias points at as the caller knows it; none if there is no such alias. */
  expected: nullable(versionNumberField),
  reason: textField(LIMITS.reasonLength, trim()),
};

/** Refused with `aliasMoved` when the alias does not stand as expected, with `versionUnready` unless it is ready. */
export const aliasSetCall = defineCall('/api/algorithm/alias/set', {
  body: object({ ...aliasChange, version: versionNumberField }),
  data: doneSchema,
});

/** Refused with `inUse` while apps follow it, and for what a published algorithm can't be without. */
export const aliasRemoveCall = defineCall('/api/algorithm/alias/remove', {
  body: object(aliasChange),
  data: doneSchema,
});

/** Every move of the algorithm's aliases, newest first. */
export const aliasHistoryCall = defineCall('/api/algorithm/alias/history', {
  body: ofAlgorithm,
  data: listOf(aliasMoveSchema),
});

/** Puts the alias back to where it was before this move, which must be its last one. */
export const aliasRollBackCall = defineCall('/api/algorithm/alias/rollBack', {
  body: byIdSchema,
  data: doneSchema,
});
