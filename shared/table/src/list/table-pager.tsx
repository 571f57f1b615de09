import { toLatinDigits } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import { Input } from '@atrium/ui/base';
import { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTable } from '../core/index.ts';
import { findLastPage } from './state/find-last-page.ts';
import styles from './table-pager.module.css';

/** The range of shown rows and the total; changes the page and the page size. */
export function TablePager() {
  const { t } = useLingui();
  const format = useFormat();
  const { query, page: rows, address } = useTable<unknown>();
  if (!rows || rows.total === 0) return null;
  const { page, pageSize } = query;
  const lastPage = findLastPage(rows.total, pageSize);
  const from = format.number(Math.min((page - 1) * pageSize + 1, rows.total));
  const to = format.number(Math.min(page * pageSize, rows.total));
  const all = format.number(rows.total);
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={rows.total}
      onPageChange={address.goToPage}
      onPageSizeChange={address.setPageSize}
      labels={{
        label: t({ id: 'table.component.pager.label', message: 'Pages' }),
        range: t({ id: 'table.component.pager.range', message: `${from}–${to} of ${all}` }),
        pageSize: t({ id: 'table.component.pager.size', message: 'Rows per page' }),
        perPage: (count) => {
          const size = format.number(count);
          return t({ id: 'table.component.pager.per-page', message: `${size} per page` });
        },
        previous: t({ id: 'table.component.pager.previous', message: 'Previous' }),
        next: t({ id: 'table.component.pager.next', message: 'Next' }),
      }}
    >
      <PageBox page={page} lastPage={lastPage} onPageChange={address.goToPage} />
    </Pager>
  );
}

interface PageBoxProps {
  /** The first page is 1. */
  readonly page: number;
  readonly lastPage: number;
  onPageChange(page: number): void;
}

/** The page number, which the user can edit. */
function PageBox({ page, lastPage, onPageChange }: PageBoxProps) {
  const { t } = useLingui();
  const format = useFormat();
  const shown = { page, text: format.number(page, { useGrouping: false }) };
  const [draft, setDraft] = useState(shown);
  if (draft.page !== page) setDraft(shown);
  const applyPage = () => {
    const entered = Math.min(Math.round(Number(toLatinDigits(draft.text))), lastPage);
    if (entered >= 1 && entered !== page) onPageChange(entered);
    else setDraft(shown);
  };
  return (
    <span className={styles.box}>
      <Input
        className={styles.number ?? ''}
        aria-label={t({ id: 'table.component.pager.page', message: 'Page number' })}
        inputMode="numeric"
        value={draft.text}
        onChange={(text) => setDraft({ page, text })}
        onBlur={applyPage}
        onKeyDown={(event) => {
          if (event.key === 'Enter') applyPage();
        }}
      />
      / {format.number(lastPage)}
    </span>
  );
}
