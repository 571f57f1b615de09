import { TASKS, type TaskId, type TaskInputKind, taskInputSchema } from '@atrium/contract';
import { type JsonSchema, toJsonSchema } from '../../http/to-json-schema.ts';

/** Returns the JSON Schema of a task's `inputs`. An image is the file of the request, so its schema has no fields. */
export function toInputSchema(task: TaskId): JsonSchema {
  const { input } = TASKS[task];
  if (input === 'image') {
    const description = 'Send the image as the field `file` of a form.';
    return { type: 'object', properties: {}, additionalProperties: false, description };
  }
  return findInputSchema(input);
}

/** Returns the JSON Schema of a task's `outputs`. */
export function toOutputSchema(task: TaskId): JsonSchema {
  return toJsonSchema(TASKS[task].output, 'output');
}

/** The schema of one kind of input, in the union of all kinds. */
interface Option {
  readonly properties: { readonly kind: { readonly const: TaskInputKind } } & JsonSchema;
  readonly required: readonly string[];
}

/** Returns the schema of an input without the field `kind`, because the task decides the kind. */
function findInputSchema(input: TaskInputKind): JsonSchema {
  // The converter lists the options of a union under one of these two names.
  const { oneOf = [], anyOf = oneOf } = toJsonSchema(taskInputSchema, 'input') as {
    readonly oneOf?: readonly Option[];
    readonly anyOf?: readonly Option[];
  };
  const option = anyOf.find(({ properties }) => properties.kind.const === input);
  if (!option) throw new Error(`No schema describes the input ${input}.`);
  const { kind: _, ...properties } = option.properties;
  const required = option.required.filter((name) => name !== 'kind');
  return { type: 'object', properties, required, additionalProperties: false };
}
