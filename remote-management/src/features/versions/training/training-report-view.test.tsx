import type { Training, TrainingReport } from '@atrium/contract';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../../catalogs.ts';
import { AlgorithmProvider } from '../algorithm-context.ts';
import { algorithm, ID } from '../versions-page.fixture.tsx';
import { TrainingReportView } from './training-report-view.tsx';

afterEach(cleanup);

const NONE = { accuracy: null, f1: null, r2: null, mae: null, rmse: null };
const REPORT: TrainingReport = {
  rows: 100,
  rowsWithoutTarget: 0,
  measuredRows: 20,
  missing: [],
  metrics: NONE,
  baseline: NONE,
  confusion: null,
  residuals: null,
  importance: [],
  libraries: [{ name: 'trained-model', version: '1.1.0' }],
  durationMs: 1_000,
};

async function show(
  task: 'cluster' | 'anomaly' | 'classify' | 'regress',
  settings: Partial<Training['settings']>,
  report: Partial<TrainingReport>,
) {
  const training: Training = {
    id: ID,
    algorithmId: ID,
    settings: {
      algorithm: 'kmeans',
      target: '',
      validation: 'holdout',
      seed: 1,
      features: [{ column: 'x', type: 'number' }],
      ...settings,
    },
    status: 'succeeded',
    done: 2,
    total: 2,
    rowCount: 100,
    fingerprint: 'f'.repeat(64),
    report: { ...REPORT, ...report },
    message: null,
    version: 1,
    modelFile: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdByName: null,
    finishedAt: null,
  };
  await renderWithAtrium(
    <AlgorithmProvider value={{ algorithm: { ...algorithm, task }, task, reload: async () => undefined }}>
      <TrainingReportView training={training} />
    </AlgorithmProvider>,
    { catalogs: { management: catalogs }, locale: 'en-US' },
  );
  return screen.findByRole('region', { name: 'Report' });
}

const readRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('shows the silhouette beside that of random clusters, and the rows of each cluster', async () => {
  await show(
    'cluster',
    { clusters: 2 },
    {
      metrics: { ...NONE, silhouette: 0.61 },
      baseline: { ...NONE, silhouette: -0.05085 },
      clusterSizes: [75, 25],
    },
  );
  const scores = await screen.findByRole('table', { name: 'Validation scores' });
  expect(readRows(scores)).toEqual(['MetricThis modelBaseline: random clusters', 'Silhouette0.610−0.051']);
  expect(readRows(screen.getByRole('table', { name: 'Rows by cluster' }))).toEqual([
    'ClusterRowsShare',
    '17575%',
    '22525%',
  ]);
  expect(screen.getByText('Number of clusters').nextElementSibling?.textContent).toBe('2');
  expect(screen.queryByText('Column to predict')).toBeNull();
  expect(screen.queryByText('Importance of the columns')).toBeNull();
});

test('shows how much the metric of the task drops for each column', async () => {
  const importance = [{ column: 'petal length', drop: 0.5224 }];
  await show('classify', { target: 'kind' }, { importance, metrics: { ...NONE, accuracy: 0.953 } });
  expect(readRows(await screen.findByRole('table', { name: 'Importance of the columns' }))).toEqual([
    'ColumnDecrease',
    'petal length52.2%',
  ]);
  expect(screen.getByText(/^How much the accuracy drops/)).toBeTruthy();
  cleanup();

  await show('regress', { target: 'price' }, { importance, metrics: { ...NONE, r2: 0.9 } });
  expect(readRows(await screen.findByRole('table', { name: 'Importance of the columns' }))).toEqual([
    'ColumnDecrease',
    'petal length0.522',
  ]);
  expect(screen.getByText(/^How much R² drops/)).toBeTruthy();
});

/** Returns the counts of 50 bins of scores. All scores are in one bin. */
const countScores = (bin: number, count: number) =>
  Array.from({ length: 50 }, (_, index) => (index === bin ? count : 0));
const ANOMALIES = {
  threshold: 0.6123,
  training: { rows: 100, flagged: 5, counts: countScores(20, 100) },
  measured: { rows: 20, flagged: 2, counts: countScores(22, 20) },
};

test('shows flagged rows and the distribution of the scores, and metrics only with known anomalies', async () => {
  const settings = { algorithm: 'isolation', contamination: 0.05 } as const;
  const report = await show('anomaly', settings, { anomalies: ANOMALIES });
  expect(readRows(screen.getByRole('table', { name: 'Flagged rows' }))).toEqual([
    'Scored byRowsFlagged rowsShare',
    'Final model10055%',
    'Cross-validation models20210%',
  ]);
  expect(within(report).getByRole('img', { name: 'Rows by score' })).toBeTruthy();
  expect(screen.getByText('Threshold').nextElementSibling?.textContent).toBe('0.612');
  expect(screen.getByText('Expected share of anomalies (%)').nextElementSibling?.textContent).toBe('5');
  expect(screen.queryByRole('table', { name: 'Validation scores' })).toBeNull();
  cleanup();

  const metrics = { ...NONE, precision: 0.5, recall: 1, f1: 2 / 3 };
  const baseline = { ...NONE, precision: 0.05, recall: 1, f1: 0.1 };
  await show('anomaly', { ...settings, target: 'fault' }, { anomalies: ANOMALIES, metrics, baseline });
  expect(readRows(await screen.findByRole('table', { name: 'Validation scores' }))).toEqual([
    'MetricThis modelBaseline: flag every row',
    'Precision50.0%5.0%',
    'Recall100.0%100.0%',
    'F166.7%10.0%',
  ]);
  expect(screen.getByText('Column with known anomalies').nextElementSibling?.textContent).toBe('fault');
});
