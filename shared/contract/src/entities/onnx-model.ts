import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  minLength,
  nullable,
  number,
  object,
  optional,
  refine,
  strictObject,
  string,
  union,
  unknown,
} from 'zod/mini';
import { commonFields, nameField } from './fields.ts';
import { textField } from './text-field.ts';

/** The tasks that an uploaded model performs. Its input is a matrix with one row for each row of the table. */
export const ONNX_TASKS = ['cluster', 'anomaly'] as const;

export type OnnxTask = (typeof ONNX_TASKS)[number];

/**
 * A tensor of a model. A dimension of its shape is a number or, if the size varies, the name of the size. The name can
 * be empty.
 */
const onnxTensorSchema = looseObject({
  name: string(),
  /** Such as `float32` or `int64`. */
  type: string(),
  shape: array(union([int(), string()])),
});

export type OnnxTensor = Infer<typeof onnxTensorSchema>;

/** The inputs and outputs of a model file. */
export const onnxInspectionSchema = looseObject({
  inputs: array(onnxTensorSchema),
  outputs: array(onnxTensorSchema),
});

export type OnnxInspection = Infer<typeof onnxInspectionSchema>;

/** The parts of each task's output that a tensor of the model provides, with one element for each row. */
export const ONNX_PARTS = {
  cluster: ['labels'],
  anomaly: ['flags', 'scores'],
} as const satisfies Record<OnnxTask, readonly string[]>;

const tensorNameField = textField(200, minLength(1));

/** The values of `flags` that can mean “anomaly”. Models of scikit-learn use −1. */
export const ONNX_ANOMALY_VALUES = ['-1', '1'] as const;

/**
 * The task of a model, and the names of its output tensors by the part of the task's output. `mark` is the value of
 * `flags` that means “anomaly”, −1 by default.
 */
export const onnxMappingField = strictObject({
  task: enumeration(ONNX_TASKS),
  outputs: strictObject({
    labels: optional(tensorNameField),
    flags: optional(tensorNameField),
    scores: optional(tensorNameField),
  }),
  mark: optional(enumeration(ONNX_ANOMALY_VALUES)),
}).check(
  refine(
    ({ task, outputs }) => {
      const parts: readonly string[] = ONNX_PARTS[task];
      const names = Object.keys(outputs);
      return names.length > 0 && names.every((name) => parts.includes(name));
    },
    { path: ['outputs'] },
  ),
);

export type OnnxMapping = Infer<typeof onnxMappingField>;

/** The fields of a model that a user enters. */
export const onnxDraftSchema = object({ name: nameField, mapping: onnxMappingField });

/** The output of a model for the sample. */
export const onnxTrySchema = looseObject({ output: unknown(), runMs: number() });

/** An uploaded model. Records use it as the engine `engineId`. Its file never changes. */
export const onnxModelSchema = looseObject({
  id: commonFields.id,
  name: nameField,
  engineId: string(),
  /** In bytes. */
  size: int(),
  sha256: string(),
  mapping: onnxMappingField,
  ...onnxInspectionSchema.shape,
  createdAt: string(),
  createdByName: nullable(string()),
});

export type OnnxModel = Infer<typeof onnxModelSchema>;
