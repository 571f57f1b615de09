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

/** One refused field of a request: where it is, and why, in the language the request asked for. */
export const fieldErrorSchema = looseObject({ field: string(), msg: string() });

export type FieldError = Infer<typeof fieldErrorSchema>;

/**
 * What every console call answers, before encryption. An answer without `code` is taken as the data itself;
 * `msg` is already in the caller's language.
 */
export const envelopeSchema = looseObject({
  code: number(),
  data: optional(unknown()),
  msg: nullish(string()),
  fields: optional(array(fieldErrorSchema)),
});

export type Envelope = Infer<typeof envelopeSchema>;
