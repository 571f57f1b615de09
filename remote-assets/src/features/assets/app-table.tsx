import { type AppKind, type AppRow, assetsListCall, type BodyOf, hasRequiredAccess } from '@atrium/contract';
import { deviceAtom, request, useAppAtomValue, userIdAtom, userInfoAtom } from '@atrium/runtime';
import { type ColumnDefinition, type RowSource, TableScreen } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { CreateButton } from './create-button.tsx';
import { useAppColumns } from './use-app-columns.tsx';
import { useOwnerOptions } from './use-owner-options.ts';
import { useOwnershipOptions } from './use-ownership-options.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Returns the source of the apps of one kind, or of all kinds. */
function createSource(kind: AppKind | undefined): RowSource<AppRow> {
  return {
    list: (query, options) => {
      const filters = { ...query.filters, ...(kind ? { kind: [kind] } : {}) };
      const body: BodyOf<typeof assetsListCall> = { ...query, filters };
      return request(assetsListCall, body, options);
    },
  };
}

const SOURCES = {
  all: createSource(undefined),
  algorithm: createSource('algorithm'),
  recognition: createSource('recognition'),
  nlp: createSource('nlp'),
} as const;

interface AppTableProps {
  /** The only kind that is listed. Undefined for all kinds. */
  readonly kind: AppKind | undefined;
}

/** Apps as a table, for users with many apps. */
export function AppTable({ kind }: AppTableProps) {
  const info = useAppAtomValue(userInfoAtom);
  return hasRequiredAccess(['admin'], info?.access) ? <AdminTable kind={kind} /> : <UserTable kind={kind} />;
}

/** The table for users who are not admins. It does not load the list of users, which only admins may read. */
function UserTable({ kind }: AppTableProps) {
  return <Table kind={kind} ownerColumns={useOwnershipColumns()} />;
}

/** The table for admins. It can list the apps of one owner. */
function AdminTable({ kind }: AppTableProps) {
  return <Table kind={kind} ownerColumns={[useOwnerColumn()]} />;
}

function Table({
  kind,
  ownerColumns,
}: AppTableProps & { readonly ownerColumns: readonly ColumnDefinition<AppRow>[] }) {
  const { t } = useLingui();
  const columns = useAppColumns();
  const isPhone = useAppAtomValue(deviceAtom) === 'mobile';
  return (
    <TableScreen
      head={null}
      definition={{
        name: 'assets-apps',
        title: t({ id: 'assets.page.assets.title', message: 'Apps' }),
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        source: SOURCES[kind ?? 'all'],
        keyword: t({ id: 'assets.page.assets.search-for', message: 'Search by name or description' }),
        columns: [...columns, ...ownerColumns],
        tools: isPhone ? <ViewSwitch /> : null,
        empty: {
          title: t({ id: 'assets.page.assets.empty', message: 'No apps yet' }),
          description: t({
            id: 'assets.page.assets.empty-description',
            message: 'Choose an AI service and name your app. You can run it right away.',
          }),
          action: <CreateButton type="outline" />,
        },
      }}
    />
  );
}

/** Returns the owner column for admins. Only they may list other users. */
function useOwnerColumn(): ColumnDefinition<AppRow> {
  const { t } = useLingui();
  return {
    key: 'ownerId',
    title: t({ id: 'assets.page.assets.owner', message: 'Owner' }),
    kind: 'select',
    isSearchable: true,
    options: useOwnerOptions(),
    value: ({ ownerName }) => ownerName,
  };
}

/** Returns the columns that separate a user's own apps from shared apps. */
function useOwnershipColumns(): readonly ColumnDefinition<AppRow>[] {
  const { t } = useLingui();
  const ownId = useAppAtomValue(userIdAtom);
  return [
    {
      key: 'ownerName',
      title: t({ id: 'assets.page.assets.owner', message: 'Owner' }),
      kind: 'text',
    },
    {
      key: 'ownership',
      title: t({ id: 'assets.page.assets.ownership', message: 'Ownership' }),
      kind: 'select',
      isSearchable: true,
      isHidden: true,
      options: useOwnershipOptions(),
      value: ({ ownerId }) => (ownerId === ownId ? 'own' : 'shared'),
    },
  ];
}
