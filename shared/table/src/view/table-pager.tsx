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
      aria-label={t({ id: 'table.component.pager.label', message: '分页' })}
    >
      <span className={styles.range} aria-live="polite">
        {t({ id: 'table.component.pager.range', message: `第 ${from}–${to} 项，共 ${all} 项` })}
      </span>
      <Choice
        aria-label={t({ id: 'table.component.pager.size', message: '每页项数' })}
        value={String(pageSize)}
        options={LIMITS.pageSizes.map((size) => ({
          value: String(size),
          label: t({ id: 'table.component.pager.per-page', message: `${size} 项/页` }),
        }))}
        onChoose={(size) => address.resize(Number(size))}
      />
      <Button disabled={page <= 1} onClick={() => address.turn(page - 1)}>
        {t({ id: 'table.component.pager.previous', message: '上一页' })}
      </Button>
      <PageBox page={page} last={last} onTurn={address.turn} />
      <Button disabled={page >= last} onClick={() => address.turn(page + 1)}>
        {t({ id: 'table.component.pager.next', message: '下一页' })}
      </Button>
    </nav>
  );
}
