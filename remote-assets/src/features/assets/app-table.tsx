import { type AppKind, type AppRow, assetsListCall, type BodyOf, sharesRole } from '@atrium/contract';
import { request, useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { type ColumnDefinition, type RowSource, TableScreen } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { CreateButton } from './create-button.tsx';
import { useAppColumns } from './use-app-columns.tsx';
import { useOwnerOptions } from './use-owner-options.ts';

/** Apps of one kind, or of all. */
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
  /** The one kind that is listed; undefined for all. */
  readonly kind: AppKind | undefined;
}

/** Apps as a table, for users with many apps. */
export function AppTable({ kind }: AppTableProps) {
  const info = useAppAtomValue(userInfoAtom);
  return sharesRole(['admin'], info?.access) ? <AllUsersTable kind={kind} /> : <Table kind={kind} />;
}

function AllUsersTable({ kind }: AppTableProps) {
  return <Table kind={kind} owner={useOwnerColumn()} />;
}

function Table({ kind, owner }: AppTableProps & { readonly owner?: ColumnDefinition<AppRow> }) {
  const { t } = useLingui();
  const columns = useAppColumns();
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
        columns: owner ? [...columns, owner] : columns,
        empty: {
          title: t({ id: 'assets.page.assets.empty', message: 'No apps yet' }),
          description: t({
            id: 'assets.page.assets.empty-line',
            message: 'Choose a target and name your app. You can run it right away.',
          }),
          action: <CreateButton type="outline" />,
        },
      }}
    />
  );
}

/** Returns the owner column. Only for admins: only they may see other users. */
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
