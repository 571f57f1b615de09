import { type ConnectionModel, TASKS, type TaskId } from '@atrium/contract';
import { z } from 'zod';
import type { Tensor } from '../../protocols/inference-client.ts';
import type { ModelInput } from './to-input-tensors.ts';

type JsonSchema = Readonly<Record<string, unknown>>;
type Output = Record<string, unknown>;

/**
 * Converts the output tensors of a model to the output of its task. Each property of the output is the tensor of the
 * same name, or of the name that the connection states for it. An element that stands for an object is a text with
 * JSON. Values that models usually do not return are derived from the returned ones. The caller validates the result.
 */
export function readOutputTensors(
  { task, outputs }: Pick<ConnectionModel, 'task' | 'outputs'>,
  tensors: readonly Tensor[],
  input: ModelInput,
): Output {
  const output: Output = {};
  for (const [property, schema] of Object.entries(listProperties(task))) {
    const tensor = tensors.find(({ name }) => name === (outputs[property] ?? property));
    if (tensor) output[property] = readValue(schema, tensor);
  }
  return COMPLETE_BY_TASK[task]?.(output, input) ?? output;
}

function listProperties(task: TaskId): Readonly<Record<string, JsonSchema>> {
  const { properties } = z.toJSONSchema(TASKS[task].output as unknown as z.ZodType) as {
    properties?: Record<string, JsonSchema>;
  };
  return properties ?? {};
}

/** Converts a tensor to the value of a property: one element, a list, or a list of rows. */
function readValue(schema: JsonSchema, { datatype, shape, data }: Tensor): unknown {
  const items = schema.items as JsonSchema | undefined;
  const flat = data.flat(Infinity);
  if (schema.type !== 'array' || !items) return toElement(schema, flat[0]);
  const inner = items.items as JsonSchema | undefined;
  if (items.type === 'boolean' && isMarkedWithMinus(datatype, flat)) return flat.map((value) => value === -1);
  if (items.type !== 'array' || !inner) return flat.map((value) => toElement(items, value));
  const [count = 0, width = 0] = shape;
  const elements = flat.map((value) => toElement(inner, value));
  return Array.from({ length: count }, (_, row) => elements.slice(row * width, (row + 1) * width));
}

/**
 * Returns whether -1 marks an outlier and 1 all other rows, as in scikit-learn. If no row is an outlier, all numbers
 * are 1.
 */
function isMarkedWithMinus(datatype: string, marks: readonly unknown[]): boolean {
  return marks.includes(-1) || (datatype !== 'BOOL' && marks.every((mark) => mark === 1));
}

function toElement({ type, enum: options }: JsonSchema, value: unknown): unknown {
  if (type === 'object' && typeof value === 'string') return parseJson(value);
  if (type === 'boolean') return value === true || Number(value) === 1;
  // The values of enumerations are lower case, but some models return them in capitals, such as `POSITIVE`.
  if (options && typeof value === 'string') return value.toLowerCase();
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Adds the properties that the models of a task usually do not return. */
const COMPLETE_BY_TASK: Partial<Record<TaskId, (output: Output, input: ModelInput) => Output>> = {
  cluster: ({ labels, ...output }, { columns, rows }) => ({
    columns: [...columns],
    labels,
    silhouette: null,
    centroids: Array.isArray(labels) ? averageByLabel(labels as number[], rows) : [],
    ...output,
  }),
  anomaly: ({ scores, flags, ...output }, { columns }) => ({
    columns: [...columns],
    ...output,
    scores: scores ?? (flags as boolean[] | undefined)?.map(Number),
    flags: flags ?? (scores as number[] | undefined)?.map((score) => score >= ANOMALY_SCORE),
  }),
  classify: ({ predictions, ...output }, { columns }) => {
    const names = Array.isArray(predictions) ? predictions.map(String) : [];
    const classes = (output.classes as string[] | undefined) ?? [...new Set(names)].sort();
    return {
      columns: [...columns],
      probabilities: names.map((name) => classes.map((one) => Number(one === name))),
      ...output,
      classes,
      predictions: names,
    };
  },
  regress: (output, { columns }) => ({ columns: [...columns], ...output }),
  forecast: ({ mean, ...output }) => ({ mean, lower: mean, upper: mean, ...output }),
  generate: (output) => ({ finish: 'stop', ...output }),
  sentiment: ({ label, score }) => ({ label, score: toSignedScore(String(label), score) }),
};

/** The score from which a row counts as an anomaly if the model returns no flags. */
const ANOMALY_SCORE = 0.5;

/** Returns the mean of the rows of each label. The labels count from 0. */
function averageByLabel(labels: readonly number[], rows: ModelInput['rows']): number[][] {
  const count = Math.max(-1, ...labels) + 1;
  // A model may return a very large label, but there are no more clusters than rows.
  return Array.from({ length: Math.min(count, labels.length) }, (_, label) => {
    const members = rows.filter((_row, index) => labels[index] === label);
    const width = rows[0]?.length ?? 0;
    return Array.from({ length: width }, (_column, column) =>
      members.length === 0 ? 0 : members.reduce((sum, row) => sum + (row[column] ?? 0), 0) / members.length,
    );
  });
}

/** Classifiers return how sure they are of a label, from 0 to 1. The task's score is negative for a negative label. */
function toSignedScore(label: string, score: unknown): unknown {
  if (score === undefined) return label === 'negative' ? -1 : label === 'positive' ? 1 : 0;
  return label === 'negative' && typeof score === 'number' ? -Math.abs(score) : score;
}
