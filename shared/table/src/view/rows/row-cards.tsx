import { useTable } from '../../model.ts';
import { PageCheckbox } from './page-checkbox.tsx';
import { RowCard } from './row-card.tsx';
import styles from './rows.module.css';
import { useCanSelect } from './use-can-select.ts';
import { useRowProps } from './use-row-props.ts';

/** The rows as cards, where a table would be too wide. */
export function RowCards<Row>() {
  const { definition, columns, page, isLoading } = useTable<Row>();
  const propsOf = useRowProps<Row>();
  const canSelect = useCanSelect();
  return (
    <>
      {canSelect ? <PageChoice /> : null}
      <ul
        className={`${styles.cards} ${isLoading ? styles.stale : ''}`}
        aria-label={definition.title}
        aria-busy={isLoading}
      >
        {page ? null : <CardSkeleton />}
        {(page?.list ?? []).map((row) => (
          <RowCard key={definition.rowKey(row)} {...propsOf(row)} columns={columns} />
        ))}
      </ul>
    </>
  );
}

/** Selects the page's rows, as the head of a table does. */
function PageChoice() {
  return (
    <div className={`${styles.cardsHead} print-hidden`}>
      <PageCheckbox isWorded />
    </div>
  );
}

const CARDS = [0, 1, 2];

/** Stands in for cards that are on their way; a fast answer shows none of it. */
function CardSkeleton() {
  return CARDS.map((card) => (
    <li key={card} className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
      <span className={styles.bone} />
    </li>
  ));
}
