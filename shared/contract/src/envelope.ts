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
 * The response of a console call, before encryption. `msg` is in the caller's language. A server can also send the data
 * without an envelope: a response without `code` contains only the data.
 */
export const envelopeSchema = looseObject({
  code: number(),
  data: optional(unknown()),
  msg: nullish(string()),
  fields: optional(array(fieldErrorSchema)),
});

export type Envelope = Infer<typeof envelopeSchema>;
