import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  strictObject,
  string,
  unknown,
} from 'zod/mini';
import { taskIdSchema } from './engine.ts';
import { commonFields, nameField, slugField } from './fields.ts';
import { tokenFields } from './run.ts';
import { textField } from './text-field.ts';

/** `oip`: Open Inference Protocol v2 over HTTP. `openai`: the chat completions of the OpenAI API. */
export const CONNECTION_PROTOCOLS = ['oip', 'openai'] as const;

export type ConnectionProtocol = (typeof CONNECTION_PROTOCOLS)[number];

/** How requests authenticate. `basic` sends a secret of the form `user:password`. */
export const CONNECTION_AUTHS = ['none', 'bearer', 'basic'] as const;

/** Datatypes of input tensors with numbers. */
export const NUMBER_TYPES = ['FP64', 'FP32', 'INT64'] as const;

/** The tasks that a chat model performs. */
export const CHAT_TASKS = [
  'entities',
  'sentiment',
  'language',
  'keywords',
  'redact',
  'generate',
  'extract',
] as const;

/** How many models one connection may have. */
const MAX_MODELS = 20;

/** The highest price per million tokens. */
export const MAX_PRICE = 1_000_000;

const priceField = number().check(minimum(0), maximum(MAX_PRICE));

/** The price of a model's tokens at its provider. A new price does not change the costs of runs that have ended. */
const modelPriceSchema = strictObject({
  /** Per million input tokens. */
  input: priceField,
  /** Per million output tokens. */
  output: priceField,
  /** ISO 4217. */
  currency: string().check(regex(/^[A-Z]{3}$/)),
});

export type ModelPrice = Infer<typeof modelPriceSchema>;

const partsField = record(string().check(maxLength(40)), textField(200, minLength(1))).check(
  refine((parts) => Object.keys(parts).length <= 10),
);

/** One model of the server for one task. Records use it as the engine `{slug}.{key}`. */
export const connectionModelSchema = strictObject({
  /** Unique within its connection. */
  key: string().check(regex(/^[a-z][a-z0-9-]{0,14}$/)),
  /** The name of the model on the server. */
  model: textField(200, minLength(1)),
  task: taskIdSchema,
  /**
   * Names of tensors by part of the input or output. A part without an entry has a tensor with the name of the part.
   */
  inputs: partsField,
  outputs: partsField,
  /** The datatype of input tensors with numbers. */
  numbers: enumeration(NUMBER_TYPES),
  /** The price of a chat model. Without it, the cost of runs is unknown. */
  price: optional(modelPriceSchema),
});

export type ConnectionModel = Infer<typeof connectionModelSchema>;

/** An http or https address without user information, query and fragment. */
const addressField = textField(400, minLength(1)).check(
  refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null &&
      ['http:', 'https:'].includes(url.protocol) &&
      [url.username, url.password, url.search, url.hash].every((part) => part === '')
    );
  }),
);

const publicFields = {
  slug: slugField,
  name: nameField,
  protocol: enumeration(CONNECTION_PROTOCOLS),
  /** For `openai`, the base URL, such as `https://example.com/v1`. */
  address: addressField,
  auth: enumeration(CONNECTION_AUTHS),
  /** Certificates of the server's authority, in PEM. Empty for the authorities that the system trusts. */
  certificate: textField(20_000),
  /** In seconds. */
  timeout: int().check(minimum(1), maximum(45)),
  isEnabled: boolean(),
  models: array(connectionModelSchema).check(
    maxLength(MAX_MODELS),
    refine((models) => new Set(models.map(({ key }) => key)).size === models.length),
  ),
};

/** The fields that a user edits. */
export const connectionDraftFields = {
  ...publicFields,
  /** An update without a secret does not change the stored one. An empty text removes it. */
  secret: optional(textField(4_000)),
};

/** A server with models. Its secret is never returned. */
export const connectionSchema = looseObject({
  ...commonFields,
  ...publicFields,
  hasSecret: boolean(),
  createdByName: nullable(string()),
});

export type Connection = Infer<typeof connectionSchema>;

/**
 * The steps of a diagnosis, in order. A step that fails ends the diagnosis, except for the steps of other models. If
 * the model server lacks the endpoint of the step `live`, the diagnosis leaves this step out and continues.
 */
export const DIAGNOSIS_STEPS = [
  'address',
  'dns',
  'connect',
  'auth',
  'live',
  'ready',
  'model',
  'sample',
] as const;

export type DiagnosisStep = (typeof DIAGNOSIS_STEPS)[number];

/** Why a request to the server failed. New reasons may be added. */
export const OUTBOUND_FAILURE_REASONS = [
  'addressForbidden',
  'dnsFailed',
  'connectFailed',
  'tlsFailed',
  'timeout',
  'redirected',
  'unauthorized',
  'notFound',
  'notReady',
  'rejected',
  'tooLarge',
  'malformed',
] as const;

export type OutboundFailureReason = (typeof OUTBOUND_FAILURE_REASONS)[number];

const diagnosisRowSchema = looseObject({
  step: enumeration(DIAGNOSIS_STEPS),
  /** Key of the model that the step belongs to. */
  key: optional(string()),
  isPassed: boolean(),
  milliseconds: number(),
  reason: optional(enumeration(OUTBOUND_FAILURE_REASONS)),
  /** A technical detail in English, such as the status of the response. */
  detail: optional(string()),
  /** The output of the step `sample`. */
  output: optional(unknown()),
});

export type DiagnosisRow = Infer<typeof diagnosisRowSchema>;

export const diagnosisSchema = object({ list: array(diagnosisRowSchema) });

/** The part of a connection that a test run of a model needs. The connection may be unsaved. */
export const testedConnectionSchema = object({
  /**
   * The slug of a stored connection. If `secret` is missing, the test uses the secret of this connection, provided that
   * its address and authentication are the same as here.
   */
  slug: optional(textField(48)),
  protocol: publicFields.protocol,
  address: publicFields.address,
  auth: publicFields.auth,
  secret: connectionDraftFields.secret,
  certificate: publicFields.certificate,
  timeout: publicFields.timeout,
});

/** The result of a test run: the output of the task, or the reason for the failure. */
export const modelTestSchema = looseObject({
  milliseconds: number(),
  /** The requests to the server, oldest first. Long texts are truncated. */
  exchanges: array(looseObject({ path: string(), status: int(), request: string(), response: string() })),
  output: optional(unknown()),
  reason: optional(enumeration(OUTBOUND_FAILURE_REASONS)),
  /** A technical detail in English. */
  detail: optional(string()),
  ...tokenFields,
});
