import type { TaskId } from '@atrium/contract';
import { readOutput, type TypedOutput } from '../result/read-output.ts';

/** The expected result of a text whose language is not detected. */
const NO_LANGUAGE = '–';

/** The output of a task with one expected result for each input, as opposed to one for each row or step. */
type SingleOutput = Extract<
  TypedOutput,
  {
    readonly task:
      | 'sentiment'
      | 'language'
      | 'entities'
      | 'keywords'
      | 'redact'
      | 'tokenize'
      | 'extract'
      | 'ocr'
      | 'barcode';
  }
>;

/**
 * Returns an output as the expected result of an example in a data set, in the notation in which evaluations read it.
 * Empty for an output that does not match the contract, and for tasks without one expected result for each input.
 */
export function toExpectedText(task: TaskId, output: unknown): string {
  const typed = readOutput(task, output);
  return typed && isSingle(typed) ? toText(typed) : '';
}

function isSingle(typed: TypedOutput): typed is SingleOutput {
  const { task } = typed;
  return !['cluster', 'anomaly', 'forecast', 'classify', 'regress', 'generate'].includes(task);
}

function toText({ task, output }: SingleOutput): string {
  switch (task) {
    case 'sentiment':
      return output.label;
    case 'language':
      return output.candidates[0]?.language ?? NO_LANGUAGE;
    case 'entities':
      return output.entities.map(({ type, text }) => `${type}: ${text}`).join('; ');
    case 'keywords':
      return output.keywords.map(({ text }) => text).join('; ');
    case 'tokenize':
      return output.tokens.map(({ text }) => text).join('/');
    case 'extract':
      return JSON.stringify(output.fields);
    case 'redact':
    case 'ocr':
      return output.text;
    case 'barcode':
      return output.codes.map(({ text }) => text).join('\n');
  }
}
