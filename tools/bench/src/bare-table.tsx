import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import styles from './bare-table.module.css';
import {
  BENCHMARK_COLUMN_WIDTH,
  BENCHMARK_FIELDS,
  BENCHMARK_HEIGHT,
  BENCHMARK_ROWS,
} from './benchmark-rows.ts';

const ROW_HEIGHT = 44;
const CHECK_WIDTH = 48;
const WIDTH = CHECK_WIDTH + BENCHMARK_FIELDS.length * BENCHMARK_COLUMN_WIDTH;

/** React and a virtualizer alone: cells, a pinned column and a checkbox per row. */
export function BareTable() {
  const frame = useRef<HTMLDivElement>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const virtualizer = useVirtualizer({
    count: BENCHMARK_ROWS.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    <div ref={frame} className={styles.frame} style={{ blockSize: BENCHMARK_HEIGHT }}>
      <div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize(), inlineSize: WIDTH }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = BENCHMARK_ROWS[index];
          if (!row) return null;
          return (
            <div key={key} className={styles.row} style={{ transform: `translateY(${start}px)` }}>
              <div className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={row.id}
                  checked={selectedIds.has(row.id)}
                  onChange={({ target }) => {
                    const others = [...selectedIds].filter((id) => id !== row.id);
                    setSelectedIds(new Set(target.checked ? [...others, row.id] : others));
                  }}
                />
              </div>
              {BENCHMARK_FIELDS.map((field, column) => (
                <div
                  key={field}
                  className={column === 0 ? styles.pinned : styles.cell}
                  style={{ inlineSize: BENCHMARK_COLUMN_WIDTH }}
                >
                  {row[field]}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
