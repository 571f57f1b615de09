import { ONNX_TASKS, type OnnxMapping, type OnnxModel, onnxCalls, onnxDraftSchema } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { createRowSource, TableScreen } from '@atrium/table';
import { useTaskNames } from '@atrium/task-views';
import { Button } from '@atrium/ui/base';
import { IconUpload } from '@atrium/ui/shell';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { Mapping } from './mapping.tsx';
import { openUploadAtom } from './model-atoms.ts';
import { TensorList } from './tensor-list.tsx';
import { UploadDrawer } from './upload-drawer.tsx';
import { useModelLabels } from './use-model-labels.ts';

const source = createRowSource<OnnxModel>(onnxCalls.list);
const formSource = {
  remove: async (models: readonly OnnxModel[]) =>
    void (await request(onnxCalls.remove, { ids: models.map(({ id }) => id) })),
};

/** The uploaded models. Each of them is an engine. */
export function ModelsPage() {
  const labels = useModelLabels();
  const format = useFormat();
  const taskNames = useTaskNames();
  return (
    <TableScreen
      definition={{
        name: 'management-models',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        createAction: <UploadButton />,
        columns: [
          { key: 'name', title: labels.name, ...NAME_COLUMN, width: 200 },
          {
            key: 'task',
            title: labels.task,
            kind: 'select',
            width: 160,
            value: ({ mapping }) => mapping.task,
            options: ONNX_TASKS.map((value) => ({ value, label: taskNames[value] })),
          },
          {
            key: 'bytes',
            title: labels.size,
            kind: 'text',
            align: 'end',
            width: 120,
            value: ({ size }) => format.bytes(size),
          },
          { key: 'sha256', title: labels.hash, kind: 'text', isCode: true, width: 160 },
          { key: 'createdByName', title: labels.createdBy, kind: 'text', width: 140 },
          { key: 'createdAt', title: labels.createdAt, kind: 'date', width: 160, ...SEARCHABLE_COLUMN },
        ],
        form: {
          schema: onnxDraftSchema,
          noun: labels.noun,
          source: formSource,
          fields: {
            mapping: {
              kind: 'json',
              label: labels.mapping,
              // A stored model is viewed and never edited.
              control: ({ value }) => <Mapping mapping={value as OnnxMapping} />,
              show: (value) => <Mapping mapping={value as OnnxMapping} />,
            },
          },
          renderMore: (model) => <TensorList {...model} />,
        },
      }}
    >
      <UploadDrawer />
    </TableScreen>
  );
}

function UploadButton() {
  const labels = useModelLabels();
  const openUpload = useSetPaneAtom(openUploadAtom);
  return (
    <Button type="primary" icon={<IconUpload />} onClick={() => openUpload()}>
      {labels.upload}
    </Button>
  );
}
