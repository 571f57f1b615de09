import type { Formats } from '@atrium/i18n';
import { Tag } from '@atrium/ui/shell';
import type { ReactNode } from 'react';
import { cellText, cellValue } from '../../core/cell-value.ts';
import { cutMiddle } from '../../core/cut-middle.ts';
import type { ColumnDefinition } from '../../definition.ts';
import styles from './rows.module.css';
import { tonedOption } from './toned-option.tsx';

/**
 * Returns a cell's content as its column or kind renders it: plain text where possible, because there are hundreds of
 * cells.
 */
export function cellContent<Row>(column: ColumnDefinition<Row>, row: Row, format: Formats): ReactNode {
  if (column.render) return column.render(row);
  const text = cellText(column, row, format);
  if (text === '') return <span className={styles.none}>–</span>;
  const value = cellValue(column, row);
  if (column.kind === 'date')
    return (
      <time dateTime={String(value)} title={format.dateTime(String(value))}>
        {text}
      </time>
    );
  if (Array.isArray(value))
    return (
      <span className={styles.tags} title={text}>
        {value.map((tag) => (
          <Tag key={tag}>{column.options?.find((option) => option.value === tag)?.label ?? tag}</Tag>
        ))}
      </span>
    );
  const mark = tonedOption(column, row);
  if (mark) return mark;
  if (column.isCode)
    return (
      <code className={styles.code} title={text}>
        {cutMiddle(text)}
      </code>
    );
  return text;
}
