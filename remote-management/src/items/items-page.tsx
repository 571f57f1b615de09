import type { EngineInfo } from '@atrium/contract';
import { TableScreen } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ImportTool } from '../definition/import-tool.tsx';
import { useItemForm } from './form/use-item-form.tsx';
import { ItemDrawers } from './item-drawers.tsx';
import { type ItemSources, ItemSourcesContext } from './item-sources.ts';
import styles from './items.module.css';
import { useEnginesOfKind } from './use-engines-of-kind.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemColumns } from './use-item-columns.tsx';

interface ItemsPageProps {
  readonly sources: ItemSources;
  /** The name under which the settings of the table are stored. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The title of an empty list. */
  readonly empty: string;
  /** The name of one item of this kind. */
  readonly noun: string;
}

/** The list of items of one kind, with all actions on them. Forms and columns need the engines to be loaded. */
export function ItemsPage(props: ItemsPageProps) {
  const { engines, isSettled, hasFailed, retry } = useEnginesOfKind(props.sources.kind);
  if (!isSettled) return <PageHeader title={props.title} description={props.description} />;
  return (
    <ItemSourcesContext value={props.sources}>
      <ItemsTable
        {...props}
        engines={engines}
        tools={hasFailed ? <NoEngines onRetry={retry} /> : <ImportTool kind={props.sources.kind} />}
      />
    </ItemSourcesContext>
  );
}

/** Explains that items cannot be created or edited because the engines could not be loaded. */
function NoEngines({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  return (
    <>
      <span role="alert" className={styles.toolNote}>
        {t({
          id: 'management.component.items.no-engines',
          message: 'Failed to load engines. Until they load, you cannot add or edit services.',
        })}
      </span>
      <Button onClick={onRetry}>{t({ id: 'management.page.versions.retry', message: 'Try again' })}</Button>
    </>
  );
}

interface ItemsTableProps extends ItemsPageProps {
  readonly engines: readonly EngineInfo[];
  readonly tools: ReactNode;
}

function ItemsTable({ sources, engines, tools, name, title, description, empty, noun }: ItemsTableProps) {
  const { t } = useLingui();
  const form = useItemForm(sources, engines, noun);
  return (
    <TableScreen
      definition={{
        name,
        title,
        description,
        keyword: t({
          id: 'management.component.items.search',
          message: 'Search names, slugs or descriptions',
        }),
        empty: {
          title: empty,
          description: t({
            id: 'management.component.items.empty-description',
            message:
              'Add one, choose a task and an engine, run a test and publish it. Users can then create apps from it.',
          }),
        },
        rowKey: ({ id }) => id,
        rowName: (item) => item.name,
        source: sources.rows,
        columns: useItemColumns(sources, engines),
        rowActions: useItemActions(),
        tools,
        // Without engines no item can be created.
        ...(engines.length > 0 ? { form } : {}),
      }}
    >
      <ItemDrawers />
    </TableScreen>
  );
}
