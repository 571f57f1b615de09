import { useLingui } from '@lingui/react/macro';
import { type ArrangedColumn, getAlignment, useTable } from '../../core/index.ts';
import { getPinnedStyle } from './cell-shape.ts';
import { getNextSort } from './get-next-sort.ts';
import { joinParentheses } from './join-parentheses.ts';
import type { ColumnPosition } from './place-columns.ts';
import { ResizeEdge } from './resize-edge.tsx';
import styles from './rows.module.css';

const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const;

interface HeadCellProps {
  readonly column: ArrangedColumn<unknown>;
  readonly position: ColumnPosition | undefined;
}

/** A column's title. If the column is sortable, the title is a button. Shift-click adds the column to the order. */
export function HeadCell({ column, position }: HeadCellProps) {
  const { query } = useTable<unknown>();
  const sort = Array.isArray(query.sort) ? query.sort : [];
  const rule = sort.find(({ field }) => field === column.key);
  const pinned = getPinnedStyle(position);
  return (
    <th
      scope="col"
      className={`${styles.cell} ${pinned.className}`}
      style={pinned.style}
      data-align={getAlignment(column)}
      aria-sort={rule && ARIA_SORT[rule.order]}
    >
      <div className={styles.content}>
        {column.isSortable ? <SortButton column={column} /> : joinParentheses(column.title)}
      </div>
      <ResizeEdge column={column} />
    </th>
  );
}

function SortButton({ column: { key, title } }: { readonly column: ArrangedColumn<unknown> }) {
  const { t } = useLingui();
  const { query, address } = useTable<unknown>();
  const sort = Array.isArray(query.sort) ? query.sort : [];
  const index = sort.findIndex(({ field }) => field === key);
  const order = sort[index]?.order;
  return (
    <button
      type="button"
      className={styles.sort}
      title={t({
        id: 'table.component.rows.sort-hint',
        message: 'Hold Shift and click to sort by several columns',
      })}
      onClick={({ shiftKey }) => address.sortBy(getNextSort(sort, key, shiftKey))}
    >
      <span className={styles.sortTitle}>{joinParentheses(title)}</span>
      <svg aria-hidden="true" focusable="false" width="8" height="12" viewBox="0 0 8 12">
        <path d="M0 5l4-5 4 5z" fill="currentColor" opacity={order === 'ascend' ? 1 : 0.35} />
        <path d="M0 7l4 5 4-5z" fill="currentColor" opacity={order === 'descend' ? 1 : 0.35} />
      </svg>
      {sort.length > 1 && index >= 0 ? (
        <span className={styles.sortPosition} aria-hidden="true">
          {index + 1}
        </span>
      ) : null}
    </button>
  );
}
