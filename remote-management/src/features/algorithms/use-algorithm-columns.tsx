import type { Algorithm } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { ColumnDefinition } from '@atrium/table';
import { SafeLink } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { versionsAddress } from '../../addresses.ts';
import { FINDABLE } from '../../list/column-defaults.ts';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { useAlgorithmLabels } from '../../use-algorithm-labels.ts';
import { versionName } from '../../version-name.ts';

/** Returns the columns of the list of algorithms. */
export function useAlgorithmColumns(): readonly ColumnDefinition<Algorithm>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { taskChoices, statusChoices } = useAlgorithmLabels();
  const versions = ({ id, productionVersion, versionCount: count }: Algorithm) => (
    <SafeLink to={versionsAddress(id)}>
      {productionVersion === null ? '' : `${versionName(productionVersion)} · `}
      {t({
        id: 'management.page.algorithms.version-count',
        message: plural(count, { one: '# version', other: '# versions' }),
      })}
    </SafeLink>
  );
  const rate = ({ errorRate }: Algorithm) => (errorRate === null ? '–' : format.percent(errorRate));
  const time = ({ p95Ms }: Algorithm) => (p95Ms === null ? '–' : `${format.number(Math.round(p95Ms))} ms`);
  return [
    {
      key: 'name',
      title: t({ id: 'management.page.algorithms.name', message: 'Name' }),
      kind: 'text',
      isName: true,
      isSortable: true,
      width: 160,
      render: NameAndSlug,
    },
    {
      key: 'task',
      title: t({ id: 'management.page.algorithms.task', message: 'Task' }),
      kind: 'select',
      width: 104,
      options: taskChoices,
      ...FINDABLE,
    },
    {
      key: 'status',
      title: t({ id: 'management.page.algorithms.status', message: 'Status' }),
      kind: 'select',
      options: statusChoices,
      ...FINDABLE,
    },
    {
      key: 'productionVersion',
      title: t({ id: 'management.page.algorithms.production', message: 'Production' }),
      kind: 'number',
      align: 'start',
      width: 140,
      render: versions,
    },
    {
      key: 'appCount',
      title: t({ id: 'management.page.algorithms.apps', message: 'Apps' }),
      kind: 'number',
      width: 68,
    },
    {
      key: 'callsInWeek',
      title: t({ id: 'management.page.algorithms.calls', message: 'Runs (7 days)' }),
      kind: 'number',
      width: 128,
      isHidden: true,
    },
    {
      key: 'errorRate',
      title: t({ id: 'management.page.algorithms.error-rate', message: 'Error rate' }),
      kind: 'number',
      width: 104,
      isHidden: true,
      render: rate,
    },
    {
      key: 'p95Ms',
      title: t({ id: 'management.page.algorithms.p95', message: 'p95 latency' }),
      kind: 'number',
      width: 100,
      isHidden: true,
      render: time,
    },
    {
      key: 'tags',
      title: t({ id: 'management.page.algorithms.tags', message: 'Tags' }),
      kind: 'tags',
      width: 100,
      isSearchable: true,
      isQuickEdited: true,
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
      ...FINDABLE,
    },
  ];
}
