import { TableScreen } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import type { ItemDesk } from './item-desk.ts';
import { ItemDeskContext } from './item-desk-context.ts';
import { ItemPanels } from './item-panels.tsx';
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

/** Items of one kind as a list, with all that is done to them. */
export function ItemsPage({ desk, name, title, line, empty, noun }: ItemsPageProps) {
  const { t } = useLingui();
  return (
    <ItemDeskContext value={desk}>
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
          columns: useItemColumns(desk),
          rowActions: useItemActions(),
          form: useItemForm(desk, noun),
        }}
      >
        <ItemPanels />
      </TableScreen>
    </ItemDeskContext>
  );
}
