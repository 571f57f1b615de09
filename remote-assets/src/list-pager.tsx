import { useFormat } from '@atrium/i18n';
import type { ListQuery } from '@atrium/runtime';
import { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface ListPagerProps {
  readonly query: Pick<ListQuery, 'goToPage' | 'setPageSize'> & {
    readonly body: Pick<ListQuery['body'], 'page' | 'pageSize'>;
  };
  readonly total: number;
}

/** The pager of a list, with its labels. */
export function ListPager({ query, total }: ListPagerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { page, pageSize } = query.body;
  const from = format.number((page - 1) * pageSize + 1);
  const to = format.number(Math.min(page * pageSize, total));
  const all = format.number(total);
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={total}
      onPageChange={query.goToPage}
      onPageSizeChange={query.setPageSize}
      labels={{
        label: t({ id: 'assets.component.pager.pages', message: 'Pages' }),
        range: t({ id: 'assets.component.pager.range', message: `${from}–${to} of ${all}` }),
        previous: t({ id: 'assets.component.pager.previous', message: 'Previous' }),
        next: t({ id: 'assets.component.pager.next', message: 'Next' }),
        pageSize: t({ id: 'assets.component.pager.page-size', message: 'Rows per page' }),
        perPage: (count) => {
          const size = format.number(count);
          return t({ id: 'assets.component.pager.per-page', message: `${size} per page` });
        },
      }}
    />
  );
}
