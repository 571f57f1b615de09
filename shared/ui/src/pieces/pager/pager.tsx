import Button from '@arco-design/web-react/es/Button';
import { LIMITS } from '@atrium/contract';
import { Choice } from '../choice/choice.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** All it says, already translated. */
  readonly words: {
    readonly label: string;
    readonly range: string;
    readonly previous: string;
    readonly next: string;
    readonly pageSize: string;
  };
  onTurn(page: number): void;
  onResize(pageSize: number): void;
}

/** Turns the pages of a list; says where one is. */
export function Pager({ page, pageSize, total, words, onTurn, onResize }: PagerProps) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={styles.pager} aria-label={words.label}>
      <span className={styles.range} aria-live="polite">
        {words.range}
      </span>
      <Choice
        aria-label={words.pageSize}
        value={String(pageSize)}
        options={LIMITS.pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChoose={(size) => onResize(Number(size))}
      />
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {words.previous}
      </Button>
      <Button disabled={page >= lastPage} onClick={() => onTurn(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
