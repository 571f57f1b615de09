import { CONNECTION_AUTHS, CONNECTION_PROTOCOLS, type Connection, connectionCalls } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useSetPaneAtom } from '@atrium/runtime';
import { createFormSource, createRowSource, type FormDefinition, TableScreen } from '@atrium/table';
import { IconThunderbolt } from '@atrium/ui/shell';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { openDiagnosisAtom } from './connection-atoms.ts';
import { DiagnosisDrawer } from './diagnosis-drawer.tsx';
import { ModelTestRun } from './model-test-run.tsx';
import { ModelsControl } from './models-control.tsx';
import { useConnectionLabels } from './use-connection-labels.ts';

const source = createRowSource<Connection>(connectionCalls.list);
const formSource = createFormSource<Connection>(connectionCalls);
const renderName = ({ name, slug }: Connection) => <NameAndSlug name={name} slug={slug} />;

/** The connections to model servers. */
export function ConnectionsPage() {
  const labels = useConnectionLabels();
  return (
    <TableScreen
      definition={{
        name: 'management-connections',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        rowActions: [
          {
            key: 'diagnose',
            label: labels.diagnose,
            icon: <IconThunderbolt aria-hidden />,
            run: useSetPaneAtom(openDiagnosisAtom),
          },
        ],
        columns: [
          {
            key: 'name',
            title: labels.name,
            ...NAME_COLUMN,
            width: 180,
            render: renderName,
            secondLine: ({ slug }) => slug,
          },
          { key: 'address', title: labels.address, kind: 'text', width: 280, isCode: true },
          {
            key: 'models',
            title: labels.models,
            kind: 'tags',
            width: 280,
            value: ({ models }) => models.map(({ model }) => model),
          },
          {
            key: 'isEnabled',
            title: labels.status,
            kind: 'select',
            width: 110,
            value: ({ isEnabled }) => String(isEnabled),
            options: [
              { value: 'true', label: labels.enabled, tone: 'success' },
              { value: 'false', label: labels.disabled, tone: 'quiet' },
            ],
          },
          {
            key: 'protocol',
            title: labels.protocol,
            kind: 'select',
            width: 220,
            isSearchable: true,
            options: CONNECTION_PROTOCOLS.map((value) => ({ value, label: labels.protocols[value] })),
          },
          {
            key: 'updatedAt',
            title: labels.updatedAt,
            kind: 'date',
            width: 160,
            ...SEARCHABLE_COLUMN,
            // Hidden by default, because the names of the models need the space.
            isHidden: true,
          },
        ],
        form: useConnectionForm(),
      }}
    >
      <DiagnosisDrawer />
    </TableScreen>
  );
}

function useConnectionForm(): FormDefinition<Connection> {
  const format = useFormat();
  const labels = useConnectionLabels();
  return {
    schema: connectionCalls.create.body,
    noun: labels.noun,
    renderTestRun: (draft) => <ModelTestRun draft={draft} />,
    source: formSource,
    fields: {
      name: { label: labels.name },
      slug: {
        label: labels.slug,
        isCode: true,
        hint: labels.slugHint,
        rule: labels.slugRule,
        getReadOnlyReason: () => labels.slugHint,
      },
      protocol: {},
      address: {
        kind: 'text',
        isCode: true,
        hintFor: ({ protocol }) => (protocol === 'openai' ? labels.openaiAddressHint : labels.oipAddressHint),
        rule: labels.addressRule,
      },
      auth: {
        label: labels.auth,
        options: CONNECTION_AUTHS.map((value) => ({ value, label: labels.auths[value] })),
      },
      secret: {
        kind: 'secret',
        label: labels.secret,
        hint: labels.secretHint,
        isOffered: ({ auth }) => auth !== 'none',
      },
      certificate: {
        label: labels.certificate,
        kind: 'longText',
        hint: labels.certificateHint,
        isCode: true,
      },
      timeout: { label: labels.timeout, initial: '30', rule: labels.timeoutRule },
      isEnabled: { label: labels.isEnabled, initial: true },
      models: {
        kind: 'json',
        initial: [],
        hint: labels.modelsHint,
        control: (props) => <ModelsControl {...props} />,
        show: (value) => format.list((value as Connection['models']).map(({ model }) => model)),
      },
    },
  };
}
