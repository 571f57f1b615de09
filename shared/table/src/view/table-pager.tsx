import { useFormat } from '@atrium/i18n';
import { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { lastPage } from '../core/pages.ts';
import { useTable } from '../model.ts';
import { PageBox } from './page-box.tsx';

/** The range of shown rows and the total; changes the page and the page size. */
export function TablePager() {
  const { t } = useLingui();
  const format = useFormat();
  const { query, page: rows, address } = useTable<unknown>();
  if (!rows || rows.total === 0) return null;
  const { page, pageSize } = query;
  const last = lastPage(rows.total, pageSize);
  const from = format.number(Math.min((page - 1) * pageSize + 1, rows.total));
  const to = format.number(Math.min(page * pageSize, rows.total));
  const all = format.number(rows.total);
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={rows.total}
      onTurn={address.turn}
      onResize={address.resize}
      labels={{
        label: t({ id: 'table.component.pager.label', message: 'Pages' }),
        range: t({ id: 'table.component.pager.range', message: `${from}–${to} of ${all}` }),
        pageSize: t({ id: 'table.component.pager.size', message: 'Rows per page' }),
        perPage: (size) => t({ id: 'table.component.pager.per-page', message: `${size} per page` }),
        previous: t({ id: 'table.component.pager.previous', message: 'Previous' }),
        next: t({ id: 'table.component.pager.next', message: 'Next' }),
      }}
    >
      <PageBox page={page} last={last} onTurn={address.turn} />
    </Pager>
  );
}
