import { readFileSync } from 'node:fs';
import type { TableInput, TrainedTask } from '@atrium/contract';
import { checkTraining } from '../table-model/check-training.ts';
import { createFold } from '../table-model/create-fold.ts';
import { toCategory } from '../table-model/read-cells.ts';
import { type TrainingTable, trainModel } from '../table-model/train-model.ts';

/** A public table with a fifth of its rows held out. */
export interface PublicTable {
  /** The id of the model that `readTestModel` trains from the other rows. */
  readonly modelId: string;
  readonly task: TrainedTask;
  readonly file: string;
  readonly target: string;
}

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Sources are in the README of this folder. */
export const PUBLIC_TABLES: readonly PublicTable[] = [
  { modelId: toId(1), task: 'classify', file: 'iris', target: 'species' },
  { modelId: toId(2), task: 'classify', file: 'wine', target: 'class' },
  { modelId: toId(3), task: 'classify', file: 'breast-cancer', target: 'diagnosis' },
  { modelId: toId(4), task: 'classify', file: 'penguins', target: 'species' },
  { modelId: toId(5), task: 'regress', file: 'auto-mpg', target: 'miles per gallon' },
  { modelId: toId(6), task: 'regress', file: 'penguins', target: 'body mass' },
  { modelId: toId(7), task: 'regress', file: 'iris', target: 'petal width' },
  { modelId: toId(8), task: 'regress', file: 'wine', target: 'flavanoids' },
];

/** Returns the training of a public table, and its two parts. The seed was chosen before anything was measured. */
export function openTable({ task, file, target }: PublicTable) {
  const table = readCsv(file);
  const features = table.columns.flatMap((column, index) => {
    const isText = table.rows.some((row) => typeof row[index] === 'string');
    return column === target ? [] : [{ column, type: isText ? ('category' as const) : ('number' as const) }];
  });
  const settings = {
    algorithm: 'forest' as const,
    target,
    features,
    validation: 'holdout' as const,
    seed: 1,
  };
  const training: TrainingTable = { task, table, settings };
  const { rows } = checkTraining(training);
  const index = table.columns.indexOf(target);
  const getClass = (row: number) => (task === 'classify' ? toCategory(table.rows[row]?.[index]) : '');
  const { testRows, trainingRows } = createFold(rows, getClass, settings.seed, 0);
  const input: TableInput = { ...table, rows: testRows.map((row) => table.rows[row] ?? []) };
  return { training, trainingRows, input, expected: input.rows.map((row) => row[index] ?? null) };
}

const models = new Map<string, Uint8Array>();

/** Returns the model of a public table. It is trained when it is first read. */
export async function readTestModel(id: string): Promise<Uint8Array | undefined> {
  const publicTable = PUBLIC_TABLES.find(({ modelId }) => modelId === id);
  if (!publicTable) return undefined;
  const { training, trainingRows } = openTable(publicTable);
  const bytes = models.get(id) ?? Buffer.from(JSON.stringify(trainModel(training, trainingRows)));
  models.set(id, bytes);
  return bytes;
}

function readCsv(name: string): TableInput {
  const text = readFileSync(new URL(`public-tables/${name}.csv`, import.meta.url), 'utf8');
  const [columns = [], ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const toCell = (cell: string) => (cell === '' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell));
  return { kind: 'table', columns, rows: lines.map((cells) => cells.map(toCell)) };
}
