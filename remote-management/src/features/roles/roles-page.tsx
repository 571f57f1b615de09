import { type CustomRole, PERMISSIONS, roleCalls } from '@atrium/contract';
import { createFormSource, createRowSource, TableScreen } from '@atrium/table';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { useRoleLabels } from './use-role-labels.ts';

const source = createRowSource<CustomRole>(roleCalls.list);
const formSource = createFormSource<CustomRole>(roleCalls);

/** The custom roles and their permissions. */
export function RolesPage() {
  const labels = useRoleLabels();
  const options = PERMISSIONS.map((value) => ({ value, label: labels.permissionNames[value] }));
  return (
    <TableScreen
      definition={{
        name: 'management-roles',
        title: labels.title,
        description: labels.pageDescription,
        keyword: labels.search,
        empty: { title: labels.empty, description: labels.emptyDescription },
        source,
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        columns: [
          { key: 'name', title: labels.name, ...NAME_COLUMN },
          { key: 'description', title: labels.description, kind: 'text' },
          { key: 'permissions', title: labels.permissions, kind: 'tags', width: 320, options },
          { key: 'userCount', title: labels.users, kind: 'number', width: 100 },
          { key: 'updatedAt', title: labels.updatedAt, kind: 'date', width: 160, ...SEARCHABLE_COLUMN },
        ],
        form: {
          schema: roleCalls.create.body,
          source: formSource,
          noun: labels.noun,
          fields: {
            name: { label: labels.name },
            description: { label: labels.description },
            permissions: { label: labels.permissions, options },
          },
        },
      }}
    />
  );
}
