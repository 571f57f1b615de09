import type { EngineInfo } from '@atrium/contract';
import { TableScreen } from '@atrium/table';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ItemDesk } from './item-desk.ts';
import { ItemDeskContext } from './item-desk-context.ts';
import { ItemPanels } from './item-panels.tsx';
import { useInstalledEngines } from './use-installed-engines.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemColumns } from './use-item-columns.tsx';
import { useItemForm } from './use-item-form.tsx';

interface ItemsPageProps {
  readonly desk: ItemDesk;
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly empty: string;
  /** What one of them is called. */
  readonly noun: string;
}

/** Items of one kind as a list, with all that is done to them. Forms and columns begin with the engines. */
export function ItemsPage(props: ItemsPageProps) {
  const { engines, isKnown } = useInstalledEngines(props.desk.kind);
  if (!isKnown) return <PageHeader title={props.title} line={props.line} />;
  return (
    <ItemDeskContext value={props.desk}>
      <ItemsTable {...props} engines={engines} />
    </ItemDeskContext>
  );
}

interface ItemsTableProps extends ItemsPageProps {
  readonly engines: readonly EngineInfo[];
}

function ItemsTable({ desk, engines, name, title, line, empty, noun }: ItemsTableProps) {
  const { t } = useLingui();
  const form = useItemForm(desk, engines, noun);
  return (
    <TableScreen
      definition={{
        name,
        title,
        line,
        keyword: t({ id: 'management.component.items.search', message: '搜索名称、标识或描述' }),
        empty: { title: empty },
        rowKey: ({ id }) => id,
        rowName: (item) => item.name,
        source: desk.source,
        columns: useItemColumns(desk, engines),
        rowActions: useItemActions(),
        // Without engines nothing can be made.
        ...(engines.length > 0 ? { form } : {}),
      }}
    >
      <ItemPanels />
    </TableScreen>
  );
}
