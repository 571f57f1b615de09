import type { TaskId } from '@atrium/contract';
import { readOutput, type TypedOutput } from './read-output.ts';
import type { ResultCell } from './result-table.ts';

/** The columns of a result in a result file. The names are for programs, so they are not translated. */
const COLUMNS: Readonly<Record<Exclude<TaskId, 'forecast'>, readonly string[]>> = {
  tokenize: ['tokens'],
  entities: ['entities'],
  sentiment: ['label', 'score'],
  language: ['language', 'score'],
  keywords: ['keywords'],
  redact: ['redacted', 'masked'],
  generate: ['text'],
  extract: ['fields'],
  ocr: ['text'],
  barcode: ['codes', 'formats'],
  cluster: ['clusters'],
  anomaly: ['anomalies', 'rows'],
  classify: ['predictions'],
  regress: ['predictions'],
};

/** Returns the names of the columns of results. A forecast has a column for each of its `steps`. */
export function listOutputColumns(task: TaskId, steps: number): readonly string[] {
  if (task !== 'forecast') return COLUMNS[task];
  return Array.from({ length: steps }, (_, step) => `step_${step + 1}`);
}

/** Returns a result as the cells of one row. Undefined if it does not match the contract of the task. */
export function toOutputCells(task: TaskId, output: unknown): readonly ResultCell[] | undefined {
  const typed = readOutput(task, output);
  return typed && toCells(typed);
}

const SEPARATOR = '; ';

function toCells(typed: TypedOutput): readonly ResultCell[] {
  const { task, output } = typed;
  switch (task) {
    case 'tokenize':
      return [output.tokens.map(({ text }) => text).join(' ')];
    case 'entities':
      return [output.entities.map(({ text, type }) => `${text} (${type})`).join(SEPARATOR)];
    case 'sentiment':
      return [output.label, output.score];
    case 'language':
      return [output.candidates[0]?.language ?? null, output.candidates[0]?.score ?? null];
    case 'keywords':
      return [output.keywords.map(({ text }) => text).join(SEPARATOR)];
    case 'redact':
      return [output.text, output.masked.length];
    case 'extract':
      return [JSON.stringify(output.fields)];
    case 'generate':
    case 'ocr':
      return [output.text];
    case 'barcode':
      return [
        output.codes.map(({ text }) => text).join(SEPARATOR),
        output.codes.map(({ format }) => format).join(SEPARATOR),
      ];
    case 'cluster':
      // The labels of the output count from 0, and users count clusters from 1.
      return [output.labels.map((label) => label + 1).join(SEPARATOR)];
    case 'anomaly':
      return [output.flags.filter(Boolean).length, output.flags.length];
    case 'classify':
    case 'regress':
      return [output.predictions.join(SEPARATOR)];
    case 'forecast':
      return output.mean;
  }
}
