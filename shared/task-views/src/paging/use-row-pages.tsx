import { useFormat } from '@atrium/i18n';
import { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** The default number of rows per page. A table with more rows has a pager. */
const PAGE_SIZE = 20;

interface RowPages {
  /** The first row of the page, from 0, and the number of rows per page. */
  readonly firstRow: number;
  readonly pageSize: number;
  /** Shows the page that contains a row. */
  showRow(row: number): void;
  readonly pager: ReactNode;
}

/** Divides the rows of a table into pages. */
export function useRowPages(total: number): RowPages {
  const { t } = useLingui();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  const from = format.number((shownPage - 1) * pageSize + 1);
  const to = format.number(Math.min(shownPage * pageSize, total));
  const all = format.number(total);
  return {
    firstRow: (shownPage - 1) * pageSize,
    pageSize,
    showRow: (row) => setPage(Math.floor(row / pageSize) + 1),
    pager:
      total > PAGE_SIZE ? (
        <Pager
          page={shownPage}
          pageSize={pageSize}
          total={total}
          labels={{
            label: t({ id: 'tasks.component.pager.label', message: 'Table pages' }),
            range: t({ id: 'tasks.component.pager.range', message: `Rows ${from}–${to} of ${all}` }),
            previous: t({ id: 'tasks.component.pager.previous', message: 'Previous' }),
            next: t({ id: 'tasks.component.pager.next', message: 'Next' }),
            pageSize: t({ id: 'tasks.component.pager.page-size', message: 'Rows per page' }),
            perPage: (count) => {
              const size = format.number(count);
              return t({ id: 'tasks.component.pager.per-page', message: `${size} per page` });
            },
          }}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
        />
      ) : null,
  };
}
