import { type Algorithm, versionName } from '@atrium/contract';
import type { ColumnDefinition } from '@atrium/table';
import { SafeLink } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getVersionsAddress } from '../../addresses.ts';
import { SEARCHABLE_COLUMN } from '../../list/column-defaults.ts';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { useUsageColumns } from '../../list/use-usage-columns.tsx';
import { useAlgorithmLabels } from '../../use-algorithm-labels.ts';

/** Returns the columns of the list of algorithms. */
export function useAlgorithmColumns(): readonly ColumnDefinition<Algorithm>[] {
  const { t } = useLingui();
  const { taskChoices, statusChoices } = useAlgorithmLabels();
  const renderVersions = ({ id, productionVersion, versionCount: count }: Algorithm) => (
    <SafeLink to={getVersionsAddress(id)}>
      {productionVersion === null
        ? t({ id: 'management.page.versions.not-set', message: 'Not set' })
        : versionName(productionVersion)}
      {' · '}
      <bdi>
        {t({
          id: 'management.page.algorithms.version-count',
          message: plural(count, { one: '# version in total', other: '# versions in total' }),
        })}
      </bdi>
    </SafeLink>
  );
  const areRunsHidden = true;
  return [
    {
      key: 'name',
      title: t({ id: 'management.page.algorithms.name', message: 'Name' }),
      kind: 'text',
      isName: true,
      isSortable: true,
      width: 160,
      render: NameAndSlug,
      secondLine: ({ slug }) => slug,
    },
    {
      key: 'task',
      title: t({ id: 'management.page.algorithms.task', message: 'Task' }),
      kind: 'select',
      width: 104,
      options: taskChoices,
      ...SEARCHABLE_COLUMN,
    },
    {
      key: 'status',
      title: t({ id: 'management.page.algorithms.status', message: 'Status' }),
      kind: 'select',
      options: statusChoices,
      ...SEARCHABLE_COLUMN,
    },
    {
      key: 'productionVersion',
      title: t({ id: 'management.page.algorithms.production', message: 'Production' }),
      kind: 'number',
      align: 'start',
      width: 140,
      value: ({ productionVersion }) => (productionVersion === null ? null : versionName(productionVersion)),
      render: renderVersions,
    },
    ...useUsageColumns<Algorithm>(areRunsHidden),
    {
      key: 'tags',
      title: t({ id: 'management.page.algorithms.tags', message: 'Tags' }),
      kind: 'tags',
      width: 100,
      isSearchable: true,
      isInlineEditable: true,
    },
    {
      key: 'createdBy',
      title: t({ id: 'management.page.algorithms.created-by', message: 'Created by' }),
      kind: 'text',
      width: 110,
      isHidden: true,
      value: ({ createdByName }) => createdByName,
    },
    {
      key: 'updatedAt',
      title: t({ id: 'management.page.algorithms.updated-at', message: 'Updated' }),
      kind: 'date',
      ...SEARCHABLE_COLUMN,
    },
  ];
}
