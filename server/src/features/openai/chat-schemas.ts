import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  literal,
  looseObject,
  minLength,
  nullable,
  object,
  optional,
  string,
  union,
} from 'zod/mini';

/** A text, or a list of parts. */
const contentSchema = nullable(
  union([string(), array(looseObject({ type: string(), text: optional(string()) }))]),
);

/** The request of a chat completion. Settings of language models, such as `temperature`, are accepted and ignored. */
export const chatSchema = looseObject({
  model: string(),
  messages: array(looseObject({ role: string(), content: optional(contentSchema) })).check(minLength(1)),
  stream: optional(nullable(boolean())),
  stream_options: optional(nullable(looseObject({ include_usage: optional(nullable(boolean())) }))),
  n: optional(nullable(literal(1))),
});

export type Chat = Infer<typeof chatSchema>;

export const completionSchema = object({
  id: string(),
  object: literal('chat.completion'),
  /** Seconds since 1970. */
  created: int(),
  model: string(),
  choices: array(
    object({
      index: int(),
      message: object({ role: literal('assistant'), content: string() }),
      finish_reason: enumeration(['stop', 'length']),
    }),
  ),
  /** Missing if the tokens are unknown, and for apps whose engine is not a chat model. */
  usage: optional(object({ prompt_tokens: int(), completion_tokens: int(), total_tokens: int() })),
});

export type Completion = Infer<typeof completionSchema>;

export const modelSchema = object({
  id: string(),
  object: literal('model'),
  /** Seconds since 1970. */
  created: int(),
  owned_by: string(),
});

export const modelsSchema = object({ object: literal('list'), data: array(modelSchema) });
