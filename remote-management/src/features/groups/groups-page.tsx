import { type Group, groupCalls } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { createFormSource, createRowSource, TableScreen } from '@atrium/table';
import { IconUserGroup } from '@atrium/ui/shell';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { openMembersAtom } from './group-atoms.ts';
import { MembersDrawer } from './members-drawer.tsx';
import { useGroupLabels } from './use-group-labels.ts';

const source = createRowSource<Group>(groupCalls.list);
const formSource = createFormSource<Group>(groupCalls);

/** The groups of users, and their members. */
export function GroupsPage() {
  const labels = useGroupLabels();
  return (
    <TableScreen
      definition={{
        name: 'management-groups',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        rowActions: [
          {
            key: 'members',
            label: labels.members,
            icon: <IconUserGroup aria-hidden />,
            run: useSetPaneAtom(openMembersAtom),
          },
        ],
        columns: [
          { key: 'name', title: labels.name, ...NAME_COLUMN },
          { key: 'description', title: labels.description, kind: 'text' },
          { key: 'memberCount', title: labels.members, kind: 'number', width: 110 },
          {
            key: 'isManaged',
            title: labels.source,
            kind: 'select',
            width: 120,
            value: ({ isManaged }) => (isManaged ? 'scim' : 'console'),
            options: labels.sourceChoices,
          },
          { key: 'updatedAt', title: labels.updatedAt, kind: 'date', width: 160, ...SEARCHABLE_COLUMN },
        ],
        form: {
          schema: groupCalls.create.body,
          source: formSource,
          noun: labels.noun,
          fields: { name: { label: labels.name }, description: { label: labels.description } },
        },
      }}
    >
      <MembersDrawer />
    </TableScreen>
  );
}
