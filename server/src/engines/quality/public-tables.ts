import { readFileSync } from 'node:fs';
import type { TableInput, TrainedTask, TrainingSettings } from '@atrium/contract';
import { checkTraining } from '../table-model/check-training.ts';
import { createFold } from '../table-model/create-fold.ts';
import { type TrainingTable, trainModel } from '../table-model/train-model.ts';
import { createClassReader } from '../table-model/training-step.ts';
import { ANOMALY_TABLES } from './anomaly-tables.ts';

/**
 * A table on which the quality of an engine is measured. A fifth of its rows is the input. The model is trained from
 * the other rows.
 */
export interface PublicTable {
  /** The id of the model that `readTestModel` trains from the rest of the rows. */
  readonly modelId: string;
  readonly task: TrainedTask;
  readonly read: () => TableInput;
  /** The column to predict, or the column with the known anomalies. Empty for clusters. */
  readonly target: string;
  readonly settings: Pick<TrainingSettings, 'algorithm' | 'clusters' | 'contamination'>;
}

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const FOREST = { algorithm: 'forest' } as const;
/** Returns a function that reads a public table. */
const createReader = (file: string) => () => readCsv(file);

/** Returns a function that reads a public table without one column. */
const createReaderWithout = (column: string, file: string) => () => removeColumn(readCsv(file), column);

/** The tables for clusters: the file, the column that states the group of each row, and the number of groups. */
const GROUPS = [
  ['iris', 'species', 3],
  ['wine', 'class', 3],
  ['breast-cancer', 'diagnosis', 2],
  ['penguins', 'species', 3],
] as const;

/** Sources are in the README of this folder. The tables with known anomalies are generated ones. */
export const PUBLIC_TABLES: readonly PublicTable[] = [
  ...(
    [
      ['classify', 'iris', 'species'],
      ['classify', 'wine', 'class'],
      ['classify', 'breast-cancer', 'diagnosis'],
      ['classify', 'penguins', 'species'],
      ['regress', 'auto-mpg', 'miles per gallon'],
      ['regress', 'penguins', 'body mass'],
      ['regress', 'iris', 'petal width'],
      ['regress', 'wine', 'flavanoids'],
    ] as const
  ).map(([task, file, target]) => ({ task, read: createReader(file), target, settings: FOREST })),
  ...GROUPS.map(([file, group, clusters]) => ({
    task: 'cluster' as const,
    read: createReaderWithout(group, file),
    target: '',
    settings: { algorithm: 'kmeans' as const, clusters },
  })),
  // The first four of the generated tables. The table before them is a shipped sample.
  ...ANOMALY_TABLES.slice(1, 5).map(({ table, anomalousRows }) => ({
    task: 'anomaly' as const,
    read: () => addColumn(table, 'anomaly', (row) => Number(anomalousRows.includes(row))),
    target: 'anomaly',
    settings: { algorithm: 'isolation' as const, contamination: anomalousRows.length / table.rows.length },
  })),
].map((table, index) => ({ ...table, modelId: toId(index + 1) }));

/**
 * Returns the training of a table, and the indexes of its training rows. `input` has the other rows, and `expected` the
 * expected value of each of them. The seed was chosen before anything was measured.
 */
export function splitTable({ task, read, target, settings: chosen }: PublicTable) {
  const table = read();
  const features = table.columns.flatMap((column, index) => {
    const isText = table.rows.some((row) => typeof row[index] === 'string');
    return column === target ? [] : [{ column, type: isText ? ('category' as const) : ('number' as const) }];
  });
  const settings = { ...chosen, target, features, validation: 'holdout' as const, seed: 1 };
  const training: TrainingTable = { task, table, settings };
  const { rows } = checkTraining(training);
  const { testRows, trainingRows } = createFold(rows, createClassReader(training), settings.seed, 0);
  const index = table.columns.indexOf(target);
  const input: TableInput = { ...table, rows: testRows.map((row) => table.rows[row] ?? []) };
  return { training, trainingRows, input, expected: input.rows.map((row) => row[index] ?? null) };
}

const models = new Map<string, Uint8Array>();

/** Returns the model of a public table. It is trained when it is first read. */
export async function readTestModel(id: string): Promise<Uint8Array | undefined> {
  const publicTable = PUBLIC_TABLES.find(({ modelId }) => modelId === id);
  if (!publicTable) return undefined;
  const { training, trainingRows } = splitTable(publicTable);
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

function removeColumn({ columns, rows }: TableInput, column: string): TableInput {
  const at = columns.indexOf(column);
  const remove = <Cell>(cells: readonly Cell[]) => cells.filter((_, index) => index !== at);
  return { kind: 'table', columns: remove(columns), rows: rows.map(remove) };
}

function addColumn(
  { columns, rows }: TableInput,
  column: string,
  getCell: (row: number) => number,
): TableInput {
  return {
    kind: 'table',
    columns: [...columns, column],
    rows: rows.map((cells, row) => [...cells, getCell(row)]),
  };
}
