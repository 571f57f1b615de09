import {
  array,
  type infer as Infer,
  looseObject,
  nullish,
  number,
  optional,
  string,
  unknown,
} from 'zod/mini';

/** One rejected field of a request: its path and the reason, in the language of the request. */
export const fieldErrorSchema = looseObject({ field: string(), msg: string() });

export type FieldError = Infer<typeof fieldErrorSchema>;

/**
 * The response of every console call, before encryption. A response without `code` is the data itself; `msg` is already
 * in the caller's language.
 */
export const envelopeSchema = looseObject({
  code: number(),
  data: optional(unknown()),
  msg: nullish(string()),
  fields: optional(array(fieldErrorSchema)),
});

export type Envelope = Infer<typeof envelopeSchema>;
