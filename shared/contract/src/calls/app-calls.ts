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
  runLimitFields,
  targetRowSchema,
  targetSchema,
} from '../entities/app.ts';
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
} from '../entities/fields.ts';
import { appRunSchema } from '../entities/run.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';
import { taskInputSchema } from '../tasks/task-input.ts';

/**
 * Lists apps. Filters: `kind`, `status`, `ownerId`, `targetId` and `ownership` (`own` or `shared`). An admin sees all
 * apps, a user their own apps and those that are shared with them. `isRemoved` returns removed apps that can still be
 * restored, only to their owner and to admins.
 */
export const assetsListCall = defineCall('/api/assets/list', {
  body: extend(listBodySchema, { isRemoved: optional(boolean()) }),
  data: listSchema(appRowSchema),
});

/** Lists the published targets for an app of this kind. */
export const targetListCall = defineCall('/api/app/target/list', {
  body: object({ kind: appKindSchema }),
  data: object({ list: array(targetRowSchema) }),
});

/** Returns one target with the parameters that an app may set. `target` is null if an app for it could not run. */
export const targetDetailCall = defineCall('/api/app/target/detail', {
  body: object({ kind: appKindSchema, id: idField }),
  data: object({ target: nullable(targetSchema) }),
});

/** The settings of an app. An omitted value gets its default on creation and stays unchanged in an update. */
const settings = {
  description: optional(descriptionField),
  icon: optional(iconField),
  binding: optional(bindingField),
  overrides: optional(overridesField),
  logPolicy: optional(logPolicySchema),
  retentionDays: optional(retentionField),
  perMinute: optional(nullable(runLimitFields.perMinute)),
  perDay: optional(nullable(runLimitFields.perDay)),
  atOnce: optional(nullable(runLimitFields.atOnce)),
};

/** The reason that an admin states, for example for a suspension. */
export const reasonField = textField(LIMITS.noteLength, trim(), minLength(1));

/**
 * Returns all calls for apps of one kind. For an app without access, the response is the same as for an app that does
 * not exist. A call that needs a higher level of access is rejected with `notAllowed`.
 */
function createAppCalls<Kind extends AppKind>(kind: Kind) {
  const appById = { body: byIdSchema, data: appSchema };
  return {
    /** The new app is active immediately and can run. */
    create: defineCall(`/api/${kind}App/create`, {
      body: object({ name: nameField, targetId: idField, ...settings }),
      data: appSchema,
    }),
    detail: defineCall(`/api/${kind}App/detail`, appById),
    /** The body states the revision that the caller read. A stale revision is rejected with the stored values. */
    update: defineCall(`/api/${kind}App/update`, {
      body: object({ id: idField, revision: positiveIntegerField, name: nameField, ...settings }),
      data: appSchema,
    }),
    /** Removes all or none. Removed apps can be restored for a limited time. */
    remove: defineCall(`/api/${kind}App/remove`, { body: byIdsSchema, data: doneSchema }),
    restore: defineCall(`/api/${kind}App/restore`, { body: byIdsSchema, data: doneSchema }),
    activate: defineCall(`/api/${kind}App/activate`, appById),
    pause: defineCall(`/api/${kind}App/pause`, appById),
    /** Only for admins. The owner sees the reason. */
    suspend: defineCall(`/api/${kind}App/suspend`, {
      body: object({ id: idField, reason: reasonField }),
      data: appSchema,
    }),
    /** Ends the suspension. Only for admins. */
    lift: defineCall(`/api/${kind}App/lift`, appById),
    /** Creates a copy for the caller, as a draft. Without a name, the copy gets the app's name with a number. */
    clone: defineCall(`/api/${kind}App/clone`, {
      body: object({ id: idField, name: optional(nameField) }),
      data: appSchema,
    }),
    /**
     * `version` uses another binding for this run only. An app for a recognition receives its image as the uploaded
     * file, not in the body.
     */
    run: defineCall(`/api/${kind}App/run`, {
      ...(kind === 'recognition' ? { file: 'image' } : {}),
      body: object({ id: idField, input: taskInputSchema, version: optional(bindingField) }),
      data: appRunSchema,
    }),
  } as const;
}

export const appCalls = {
  algorithm: createAppCalls('algorithm'),
  recognition: createAppCalls('recognition'),
  nlp: createAppCalls('nlp'),
} as const;

/** Older names of the calls for NLP apps. */
export const nlpAppCreateCall = appCalls.nlp.create;
export const nlpAppDetailCall = appCalls.nlp.detail;
export const nlpAppUpdateCall = appCalls.nlp.update;
export const nlpAppRunCall = appCalls.nlp.run;
