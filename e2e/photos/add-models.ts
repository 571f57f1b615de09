import { readFile } from 'node:fs/promises';
import {
  algorithmCalls,
  onnxCalls,
  type TableInput,
  type Training,
  type TrainingSettings,
  trainingCalls,
} from '@atrium/contract';
import { createLabelModel } from 'server/testing';
import type { CallDemo } from './call-demo.ts';
import type { DemoNames } from './demo-names.ts';

/** The slugs of the algorithms whose versions are trained. */
export const TRAINED_SLUGS = {
  classify: 'iris-species',
  cluster: 'iris-segments',
  anomaly: 'unusual-irises',
} as const;

const TRAINED_TASKS = ['classify', 'cluster', 'anomaly'] as const;

const COMMON = {
  features: ['sepal length', 'sepal width', 'petal length', 'petal width'].map((column) => ({
    column,
    type: 'number' as const,
  })),
  validation: 'folds',
  seed: 1,
} as const;

const SETTINGS: Readonly<Record<keyof typeof TRAINED_SLUGS, readonly TrainingSettings[]>> = {
  classify: [
    { ...COMMON, algorithm: 'forest', target: 'species' },
    { ...COMMON, algorithm: 'tree', target: 'species' },
  ],
  cluster: [{ ...COMMON, algorithm: 'kmeans', target: '', clusters: 3 }],
  anomaly: [{ ...COMMON, algorithm: 'isolation', target: '', contamination: 0.05 }],
};

/** A table with the column `species` to predict. */
export const TRAINING_TABLE = new URL(
  '../../server/src/engines/quality/public-tables/iris.csv',
  import.meta.url,
);

/** Uploads a model, and creates algorithms with trained versions. */
export async function addModels(call: CallDemo, { trained, uploadedModel, tags }: DemoNames): Promise<void> {
  const model = new File([createLabelModel()], 'pump.onnx');
  // The output `label` is the position of the larger number of a row. Rows with label 1 count as anomalies.
  const mapping = { task: 'anomaly', outputs: { flags: 'label' }, mark: '1' } as const;
  const rows = [
    [1, 2],
    [3, 1],
    [2, 2],
  ];
  const sample: TableInput = { kind: 'table', columns: ['x1', 'x2'], rows };
  await call(onnxCalls.create, { name: uploadedModel, mapping, sample }, model);
  for (const task of TRAINED_TASKS) {
    const { id: algorithmId } = await call(algorithmCalls.create, {
      slug: TRAINED_SLUGS[task],
      name: trained[task],
      task,
      description: '',
      tags: tags.slice(0, 1),
    });
    for (const settings of SETTINGS[task]) {
      const training = { algorithmId, settings, table: await readTable(), note: '' };
      const { id } = await call(trainingCalls.create, training);
      await waitForEnd(call, algorithmId, id);
    }
  }
}

async function readTable(): Promise<TableInput> {
  const [head = '', ...lines] = (await readFile(TRAINING_TABLE, 'utf8')).trim().split(/\r?\n/);
  const rows = lines.map((line) =>
    line.split(',').map((cell) => (Number.isNaN(Number(cell)) ? cell : Number(cell))),
  );
  return { kind: 'table', columns: head.split(','), rows };
}

async function waitForEnd(call: CallDemo, algorithmId: string, id: string): Promise<void> {
  let training: Training | undefined;
  do {
    training = (await call(trainingCalls.list, { algorithmId })).list.find(
      (candidate) => candidate.id === id,
    );
  } while (training?.status === 'queued' || training?.status === 'running');
}
