import Button from '@arco-design/web-react/es/Button';
import { LIMITS } from '@atrium/contract';
import type { ReactNode } from 'react';
import { Choice } from '../choice/choice.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The number of rows on all pages together. */
  readonly total: number;
  /** The translated texts of the pager. */
  readonly labels: {
    readonly label: string;
    readonly range: string;
    readonly previous: string;
    readonly next: string;
    readonly pageSize: string;
    /** The label of a page size. */
    readonly perPage: (pageSize: number) => string;
  };
  /** Shown between the buttons, such as a field for the page's number. */
  readonly children?: ReactNode;
  onPageChange(page: number): void;
  onPageSizeChange(pageSize: number): void;
}

/** Moves between the pages of a list and shows the current page. */
export function Pager({
  page,
  pageSize,
  total,
  labels,
  onPageChange,
  onPageSizeChange,
  children,
}: PagerProps) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={`${styles.pager} print-hidden`} aria-label={labels.label}>
      <span className={styles.range} aria-live="polite">
        {labels.range}
      </span>
      <Choice
        aria-label={labels.pageSize}
        value={String(pageSize)}
        options={LIMITS.pageSizes.map((size) => ({ value: String(size), label: labels.perPage(size) }))}
        onChoose={(size) => onPageSizeChange(Number(size))}
      />
      <Button disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        {labels.previous}
      </Button>
      {children}
      <Button disabled={page >= lastPage} onClick={() => onPageChange(page + 1)}>
        {labels.next}
      </Button>
    </nav>
  );
}
