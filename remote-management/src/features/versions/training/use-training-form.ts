import {
  LIMITS,
  TRAINING_ALGORITHMS,
  TRAINING_LIMITS,
  type TrainedTask,
  type Training,
  type TrainingSettings,
  trainingCalls,
} from '@atrium/contract';
import { request, useForm, usePane, useSetPaneAtom } from '@atrium/runtime';
import { createEmptyDraft, isDraftComplete, type TaskDraft } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { openVersionDrawerAtom } from '../version-atoms.ts';
import { type ColumnChoices, suggestColumns, toFeatures } from './columns.ts';

export interface TrainingValues {
  readonly table: TaskDraft;
  readonly columns: ColumnChoices;
  readonly algorithm: TrainingSettings['algorithm'];
  readonly validation: TrainingSettings['validation'];
  readonly seed: string;
  readonly clusters: string;
  /** The expected share of anomalies, in percent. */
  readonly contamination: string;
  readonly note: string;
}

const MAX_SEED = 1_000_000;

/** Returns the form of a training. After the form is sent, the drawer shows the progress of the training. */
export function useTrainingForm(task: TrainedTask) {
  const { t } = useLingui();
  const { algorithm: trainedAlgorithm } = useAlgorithm();
  const { setDirty } = usePane();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  return useForm<TrainingValues, Training, Training>({
    initial: {
      table: createEmptyDraft(task),
      columns: { target: '', uses: {} },
      algorithm: TRAINING_ALGORITHMS[task][0],
      validation: 'holdout',
      seed: '1',
      clusters: '3',
      contamination: '5',
      note: '',
    },
    validate: ({ table, columns, seed, clusters, contamination }) => ({
      table: findTableError(table),
      columns:
        table.input.kind === 'table' && toFeatures(table.input, columns).length === 0
          ? t({ id: 'management.page.training.no-features', message: 'Use at least one column' })
          : undefined,
      seed:
        /^\d{1,7}$/.test(seed) && Number(seed) <= MAX_SEED
          ? undefined
          : t({ id: 'management.page.training.seed-wrong', message: 'Enter a whole number up to 1,000,000' }),
      clusters:
        task !== 'cluster' ||
        (/^\d{1,2}$/.test(clusters) && Number(clusters) >= 2 && Number(clusters) <= TRAINING_LIMITS.clusters)
          ? undefined
          : t({
              id: 'management.page.training.clusters-wrong',
              message: 'Enter a whole number from 2 to 50',
            }),
      contamination:
        task !== 'anomaly' ||
        (/^\d{1,2}([.,]\d{1,3})?$/.test(contamination) &&
          toShare(contamination) <= TRAINING_LIMITS.contamination)
          ? undefined
          : t({ id: 'management.page.training.contamination-wrong', message: 'Enter a number from 0 to 50' }),
    }),
    adjust: (values, name) => {
      const { input } = values.table;
      if (name !== 'table' || input.kind !== 'table') return values;
      const columnNames = Object.keys(values.columns.uses);
      const hasSameColumns =
        columnNames.length === input.columns.length &&
        input.columns.every((one) => columnNames.includes(one));
      return hasSameColumns ? values : { ...values, columns: suggestColumns(input, task) };
    },
    send({ table, columns, seed, clusters, contamination, note, ...settings }) {
      if (table.input.kind !== 'table') throw new Error('A training needs a table.');
      const features = toFeatures(table.input, columns);
      const body = {
        algorithmId: trainedAlgorithm.id,
        table: table.input,
        note,
        settings: {
          ...settings,
          seed: Number(seed),
          target: columns.target,
          features,
          ...(task === 'cluster' ? { clusters: Number(clusters) } : {}),
          ...(task === 'anomaly' ? { contamination: toShare(contamination) } : {}),
        },
      };
      return request(trainingCalls.create, body, { isSilent: true });
    },
    onSent: () => openDrawer({ kind: 'trainings' }),
    onDirtyChange: setDirty,
  });

  function findTableError(draft: TaskDraft): string | undefined {
    const { input } = draft;
    if (input.kind !== 'table' || !isDraftComplete(draft) || input.rows.length < TRAINING_LIMITS.minRows) {
      return t({
        id: 'management.page.training.table-missing',
        message: 'Open a file or enter more rows',
      });
    }
    return JSON.stringify(input).length > MAX_TABLE_LENGTH
      ? t({
          id: 'management.page.training.table-large',
          message: 'The table is too large. Use fewer rows or columns.',
        })
      : undefined;
  }
}

function toShare(percent: string): number {
  return Number(percent.replace(',', '.')) / 100;
}

/**
 * The maximum length of a table's JSON: 2.4 million characters. The server accepts bodies up to 4 MB, and encryption
 * adds a third, so at most 3 MB remain. The difference is a margin for characters of several bytes.
 */
const MAX_TABLE_LENGTH = 12 * LIMITS.sampleLength;
