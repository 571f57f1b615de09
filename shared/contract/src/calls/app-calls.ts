import { array, boolean, extend, minLength, nullable, object, optional, trim } from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  type AppKind,
  appKindSchema,
  appRowSchema,
  appSchema,
  bindingField,
  iconField,
  logPolicySchema,
  overridesField,
  retentionField,
  targetRowSchema,
  targetSchema,
} from '../entities/app.ts';
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
} from '../entities/fields.ts';
import { appRunSchema } from '../entities/invocation.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';
import { taskInputSchema } from '../tasks/task-input.ts';

/**
 * Filters `kind`, `status`, `ownerId` and `targetId`; an admin sees everybody's apps, a user their own. `isRemoved`
 * gives those that were removed and can still be restored.
 */
export const assetsListCall = defineCall('/api/assets/list', {
  body: extend(listBodySchema, { isRemoved: optional(boolean()) }),
  data: listOf(appRowSchema),
});

/** Published things that an app of this kind can be made of. */
export const targetListCall = defineCall('/api/app/target/list', {
  body: object({ kind: appKindSchema }),
  data: object({ list: array(targetRowSchema) }),
});

/** One of them with the parameters that an app may set; null when an app made of it would not run. */
export const targetDetailCall = defineCall('/api/app/target/detail', {
  body: object({ kind: appKindSchema, id: idField }),
  data: object({ target: nullable(targetSchema) }),
});

/** What an owner sets. Whatever is left out has its default at creation, and stays as it is in an update. */
const settings = {
  description: optional(descriptionField),
  icon: optional(iconField),
  binding: optional(bindingField),
  overrides: optional(overridesField),
  logPolicy: optional(logPolicySchema),
  retentionDays: optional(retentionField),
};

export const reasonField = textField(LIMITS.noteLength, trim(), minLength(1));

/** All that is done with an app of one kind. Somebody else's app answers like one that does not exist. */
function appCallsOf<Kind extends AppKind>(kind: Kind) {
  const toApp = { body: byIdSchema, data: appSchema };
  return {
    /** Active at once: it runs. */
    create: defineCall(`/api/${kind}App/create`, {
      body: object({ name: nameField, targetId: idField, ...settings }),
      data: appSchema,
    }),
    detail: defineCall(`/api/${kind}App/detail`, toApp),
    /** States the revision it read; a stale one is refused with what is stored now. */
    update: defineCall(`/api/${kind}App/update`, {
      body: object({ id: idField, revision: countField, name: nameField, ...settings }),
      data: appSchema,
    }),
    /** All or none; they can be restored for a while. */
    remove: defineCall(`/api/${kind}App/remove`, { body: byIdsSchema, data: doneSchema }),
    restore: defineCall(`/api/${kind}App/restore`, { body: byIdsSchema, data: doneSchema }),
    activate: defineCall(`/api/${kind}App/activate`, toApp),
    pause: defineCall(`/api/${kind}App/pause`, toApp),
    /** For admins; the owner reads the reason. */
    suspend: defineCall(`/api/${kind}App/suspend`, {
      body: object({ id: idField, reason: reasonField }),
      data: appSchema,
    }),
    lift: defineCall(`/api/${kind}App/lift`, toApp),
    /** A copy for whoever asks, as a draft; without a name it gets the app's with a number. */
    clone: defineCall(`/api/${kind}App/clone`, {
      body: object({ id: idField, name: optional(nameField) }),
      data: appSchema,
    }),
    /** `version` runs it on another binding than its own this once. A recognition's image is the call's file. */
    run: defineCall(`/api/${kind}App/run`, {
      ...(kind === 'recognition' ? { file: 'image' } : {}),
      body: object({ id: idField, input: taskInputSchema, version: optional(bindingField) }),
      data: appRunSchema,
    }),
  } as const;
}

export const appCalls = {
  algorithm: appCallsOf('algorithm'),
  recognition: appCallsOf('recognition'),
  nlp: appCallsOf('nlp'),
} as const;

/** Names from before there were apps of other kinds. */
export const nlpAppCreateCall = appCalls.nlp.create;
export const nlpAppDetailCall = appCalls.nlp.detail;
export const nlpAppUpdateCall = appCalls.nlp.update;
export const nlpAppRunCall = appCalls.nlp.run;
