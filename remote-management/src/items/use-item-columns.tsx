import { type EngineInfo, PUBLICATION_STATUSES } from '@atrium/contract';
import { getEngineShortName } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import type { ColumnDefinition } from '@atrium/table';
import { useLanguageName, useTaskNames } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { NAME_COLUMN, SEARCHABLE_COLUMN } from '../list/column-defaults.ts';
import { NameAndSlug } from '../list/name-and-slug.tsx';
import { useUsageColumns } from '../list/use-usage-columns.tsx';
import { useAlgorithmLabels } from '../use-algorithm-labels.ts';
import type { ItemRow, ItemSources } from './item-sources.ts';
import { ItemStatus } from './item-status.tsx';

type Columns = readonly ColumnDefinition<ItemRow>[];

/** Returns the columns of the list of items. */
export function useItemColumns(sources: ItemSources, engines: readonly EngineInfo[]): Columns {
  // The view of an item lists its apps, so it does not show their number.
  const usage = useUsageColumns<ItemRow>().map((column) =>
    column.key === 'appCount' ? { ...column, isListOnly: true } : column,
  );
  return [...useMainColumns(sources, engines), ...usage, ...useHiddenColumns()];
}

function useMainColumns({ tasks }: ItemSources, engines: readonly EngineInfo[]): Columns {
  const { t } = useLingui();
  const format = useFormat();
  const names = useTaskNames();
  const { statuses } = useAlgorithmLabels();
  const getLanguage = useLanguageName();
  const engineNames = new Map(engines.map(({ id, name }) => [id, getEngineShortName(name)]));
  const languages = [...new Set(engines.flatMap((engine) => engine.languages))];
  return [
    {
      key: 'name',
      title: t({ id: 'management.component.items.name', message: 'Name' }),
      width: 160,
      ...NAME_COLUMN,
      render: NameAndSlug,
      secondLine: ({ slug }) => slug,
    },
    {
      key: 'task',
      title: t({ id: 'management.component.items.task', message: 'Task' }),
      kind: 'select',
      width: 150,
      options: tasks.map((value) => ({ value, label: names[value] })),
      ...SEARCHABLE_COLUMN,
    },
    {
      key: 'status',
      title: t({ id: 'management.component.items.status', message: 'Status' }),
      kind: 'select',
      width: 130,
      options: PUBLICATION_STATUSES.map((value) => ({ value, label: statuses[value] })),
      ...SEARCHABLE_COLUMN,
      render: (item) => <ItemStatus item={item} />,
    },
    {
      key: 'engine',
      title: t({ id: 'management.component.items.engine', message: 'Engine' }),
      kind: 'select',
      width: 120,
      options: engines.map(({ id, name }) => ({ value: id, label: getEngineShortName(name) })),
      ...SEARCHABLE_COLUMN,
      render: ({ engine }) => <bdi translate="no">{engineNames.get(engine) ?? engine}</bdi>,
    },
    {
      key: 'languages',
      title: t({ id: 'management.component.items.languages', message: 'Languages' }),
      kind: 'tags',
      width: 150,
      options: languages.map((value) => ({ value, label: getLanguage(value) })),
      isSearchable: true,
      render: (item) => format.list(item.languages.map(getLanguage)) || '–',
    },
  ];
}

function useHiddenColumns(): Columns {
  const { t } = useLingui();
  return [
    {
      key: 'updatedAt',
      title: t({ id: 'management.component.items.updated-at', message: 'Updated' }),
      kind: 'date',
      isHidden: true,
      ...SEARCHABLE_COLUMN,
    },
    {
      key: 'tags',
      title: t({ id: 'management.component.items.tags', message: 'Tags' }),
      kind: 'tags',
      isHidden: true,
      isSearchable: true,
      isInlineEditable: true,
    },
    {
      key: 'testedAt',
      title: t({ id: 'management.component.items.tested-at', message: 'Last passed test' }),
      kind: 'date',
      isHidden: true,
    },
    {
      key: 'slug',
      title: t({ id: 'management.component.items.slug', message: 'Slug' }),
      kind: 'text',
      isHidden: true,
      isCode: true,
      isSortable: true,
    },
    {
      key: 'createdBy',
      title: t({ id: 'management.component.items.created-by', message: 'Created by' }),
      kind: 'text',
      isHidden: true,
      value: ({ createdByName }) => createdByName,
    },
  ];
}
