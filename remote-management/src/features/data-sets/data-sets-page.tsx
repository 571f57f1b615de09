import {
  type DataSetContent,
  type DataSetRow,
  dataSetCalls,
  EVALUATED_TASKS,
  type EvaluatedTask,
  TASKS,
} from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, useSetPaneAtom } from '@atrium/runtime';
import {
  createFormSource,
  createRowSource,
  type Draft,
  type FormDefinition,
  TableScreen,
} from '@atrium/table';
import { useDescribeExpectedColumn, useTaskNames } from '@atrium/task-views';
import { IconThunderbolt } from '@atrium/ui/shell';
import { ImportTool } from '../../definition/import-tool.tsx';
import { useExportAction } from '../../definition/use-export-action.ts';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { ContentControl } from './content-control.tsx';
import { openEvaluationsAtom } from './data-set-atoms.ts';
import { EvaluationDrawer } from './evaluation-drawer.tsx';
import { GateControl } from './gate-control.tsx';
import { hasImages, isImageContent, NO_IMAGES } from './image-content.ts';
import { useDataSetLabels } from './use-data-set-labels.ts';

const source = createRowSource<DataSetRow>(dataSetCalls.list);
const formSource = {
  ...createFormSource<DataSetRow>(dataSetCalls),
  // The rows of the list do not contain the examples.
  readComplete: ({ id }: DataSetRow) => request(dataSetCalls.detail, { id }),
};

/** The data sets, and the evaluations on them. */
export function DataSetsPage() {
  const labels = useDataSetLabels();
  const taskNames = useTaskNames();
  const format = useFormat();
  return (
    <TableScreen
      definition={{
        name: 'management-data-sets',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        rowActions: [
          {
            key: 'evaluate',
            label: labels.evaluate,
            icon: <IconThunderbolt aria-hidden />,
            run: useSetPaneAtom(openEvaluationsAtom),
          },
          useExportAction<DataSetRow>('data-set'),
        ],
        tools: <ImportTool kind="data-set" />,
        columns: [
          { key: 'name', title: labels.name, ...NAME_COLUMN },
          {
            key: 'task',
            title: labels.task,
            kind: 'select',
            width: 160,
            ...SEARCHABLE_COLUMN,
            options: EVALUATED_TASKS.map((value) => ({ value, label: taskNames[value] })),
          },
          { key: 'rowCount', title: labels.content, kind: 'number', width: 110, isListOnly: true },
          { key: 'revision', title: labels.revision, kind: 'number', width: 100 },
          {
            key: 'gate',
            title: labels.gate,
            kind: 'text',
            width: 120,
            value: ({ gate }) => (gate.isOn ? `≥ ${format.percent(gate.minimum)}` : labels.gateOff),
          },
          { key: 'updatedAt', title: labels.updatedAt, kind: 'date', width: 160, ...SEARCHABLE_COLUMN },
        ],
        form: useDataSetForm(),
      }}
    >
      <EvaluationDrawer />
    </TableScreen>
  );
}

function useDataSetForm(): FormDefinition<DataSetRow> {
  const format = useFormat();
  const labels = useDataSetLabels();
  const taskNames = useTaskNames();
  const describeExpectedColumn = useDescribeExpectedColumn();
  const optionsFor = ({ content }: Draft) =>
    (content as DataSetContent).columns.map((name) => ({ value: name, label: name }));
  return {
    schema: dataSetCalls.create.body,
    noun: labels.noun,
    source: formSource,
    adjust: fitColumns,
    fields: {
      name: { label: labels.name },
      description: { label: labels.description },
      task: { options: EVALUATED_TASKS.map((value) => ({ value, label: taskNames[value] })) },
      content: {
        kind: 'json',
        label: labels.content,
        initial: NEW_TABLE,
        control: (props) => <ContentControl {...props} />,
        show: (value) => {
          const content = value as DataSetContent;
          return isImageContent(content)
            ? labels.countImages(content.rows.length)
            : format.number(content.rows.length);
        },
      },
      textColumn: {
        kind: 'select',
        label: labels.textColumn,
        isRequired: true,
        optionsFor,
        initial: 'text',
        isOffered: hasText,
      },
      expectedColumn: {
        kind: 'select',
        label: labels.expectedColumn,
        isRequired: true,
        hintFor: ({ task }) => describeExpectedColumn(task as EvaluatedTask),
        optionsFor,
        initial: 'expected',
        isOffered: hasColumnChoice,
      },
      horizon: { label: labels.horizon, hint: labels.horizonHint, initial: '12', isOffered: isForecast },
      season: { label: labels.season, hint: labels.seasonHint, initial: '0', isOffered: isForecast },
      gate: {
        kind: 'json',
        initial: { isOn: false, targetIds: [], minimum: 0.8, isNotWorse: true },
        control: (props) => <GateControl {...props} />,
        show: (value) => ((value as DataSetRow['gate']).isOn ? labels.gateOn : labels.gateOff),
      },
    },
  };
}

const isForecast = ({ task }: Draft): boolean => task === 'forecast';

/** Whether the examples of a task are texts. */
const hasText = ({ task }: Draft): boolean => TASKS[task as EvaluatedTask].input === 'text';

/** Whether the user chooses the column with the expected result. The columns of images are fixed. */
const hasColumnChoice = ({ task }: Draft): boolean => !hasImages(task);

/** The content of a new data set with texts or tables: one empty row. */
const NEW_TABLE: DataSetContent = { columns: ['text', 'expected'], rows: [[null, null]] };

/**
 * Adjusts the draft to a new table or task. If the new table lacks the chosen column with the text, chooses the first
 * column of the table. If the table lacks the column with the expected result, chooses the last column. Removes the
 * examples if the old task has a table and the new task has images, or the reverse.
 */
function fitColumns(draft: Draft, changedField: string): Draft {
  const content = draft.content as DataSetContent;
  if (changedField === 'task' && hasImages(draft.task) !== isImageContent(content)) {
    const empty = hasImages(draft.task) ? NO_IMAGES : NEW_TABLE;
    return fitColumns({ ...draft, content: empty, textColumn: '', expectedColumn: '' }, 'content');
  }
  if (changedField !== 'content') return draft;
  const { columns } = content;
  const chooseColumn = (column: unknown, defaultColumn: string | undefined) =>
    columns.includes(String(column)) ? column : (defaultColumn ?? '');
  return {
    ...draft,
    textColumn: chooseColumn(draft.textColumn, columns[0]),
    expectedColumn: chooseColumn(draft.expectedColumn, columns.at(-1)),
  };
}
