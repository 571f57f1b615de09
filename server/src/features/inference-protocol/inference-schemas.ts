import {
  array,
  boolean,
  type infer as Infer,
  int,
  looseObject,
  nonnegative,
  object,
  optional,
  record,
  string,
  unknown,
} from 'zod/mini';

const tensorMetadataSchema = object({ name: string(), datatype: string(), shape: array(int()) });

export type TensorMetadata = Infer<typeof tensorMetadataSchema>;

/** An input. `data` is a list in row-major order, nested or flat. */
const tensorSchema = looseObject({
  name: string(),
  shape: array(int().check(nonnegative())),
  datatype: string(),
  /** Checked where it is read, because it may have many elements. */
  data: unknown(),
});

export type Tensor = Infer<typeof tensorSchema>;

/**
 * The request of a run. The Open Inference Protocol requires that a server accepts fields that it
 * does not use.
 */
export const inferSchema = looseObject({
  id: optional(string()),
  parameters: optional(record(string(), unknown())),
  inputs: array(tensorSchema),
  outputs: optional(array(looseObject({ name: string() }))),
});

const outputSchema = object({ ...tensorMetadataSchema.shape, data: array(unknown()) });

export type OutputTensor = Infer<typeof outputSchema>;

export const inferredSchema = object({
  model_name: string(),
  model_version: string(),
  id: string(),
  parameters: record(string(), unknown()),
  outputs: array(outputSchema),
});

export const modelSchema = object({
  name: string(),
  versions: array(string()),
  platform: string(),
  inputs: array(tensorMetadataSchema),
  outputs: array(tensorMetadataSchema),
});

export const readySchema = object({ name: string(), ready: boolean() });
