import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { lastPage } from '../core/pages.ts';
import { useTable } from '../model.ts';
import { PageBox } from './page-box.tsx';
import styles from './table-pager.module.css';

/** Which rows are shown, of how many; turns pages and says how long they are. */
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
    <nav
      className={`${styles.pager} print-hidden`}
      aria-label={t({ id: 'table.component.pager.label', message: 'Pages' })}
    >
      <span className={styles.range} aria-live="polite">
        {t({ id: 'table.component.pager.range', message: `${from}–${to} of ${all}` })}
      </span>
      <Choice
        aria-label={t({ id: 'table.component.pager.size', message: 'Rows per page' })}
        value={String(pageSize)}
        options={LIMITS.pageSizes.map((size) => ({
          value: String(size),
          label: t({ id: 'table.component.pager.per-page', message: `${size} per page` }),
        }))}
        onChoose={(size) => address.resize(Number(size))}
      />
      <Button disabled={page <= 1} onClick={() => address.turn(page - 1)}>
        {t({ id: 'table.component.pager.previous', message: 'Previous' })}
      </Button>
      <PageBox page={page} last={last} onTurn={address.turn} />
      <Button disabled={page >= last} onClick={() => address.turn(page + 1)}>
        {t({ id: 'table.component.pager.next', message: 'Next' })}
      </Button>
    </nav>
  );
}
