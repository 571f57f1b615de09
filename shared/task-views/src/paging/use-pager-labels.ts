import { useFormat } from '@atrium/i18n';
import type { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** What the pager of a table's rows says. */
export function usePagerLabels(
  page: number,
  pageSize: number,
  total: number,
): ComponentProps<typeof Pager>['labels'] {
  const { t } = useLingui();
  const format = useFormat();
  const from = format.number((page - 1) * pageSize + 1);
  const to = format.number(Math.min(page * pageSize, total));
  const all = format.number(total);
  return {
    label: t({ id: 'tasks.component.pager.label', message: 'Table pages' }),
    range: t({ id: 'tasks.component.pager.range', message: `Rows ${from}–${to} of ${all}` }),
    previous: t({ id: 'tasks.component.pager.previous', message: 'Previous' }),
    next: t({ id: 'tasks.component.pager.next', message: 'Next' }),
    pageSize: t({ id: 'tasks.component.pager.page-size', message: 'Rows per page' }),
  };
}
