import { useTable } from '../../model.ts';
import { PageCheckbox } from './page-checkbox.tsx';
import { RowCard } from './row-card.tsx';
import styles from './rows.module.css';
import { useCanSelect } from './use-can-select.ts';
import { useRowProps } from './use-row-props.ts';

/** The rows as cards, for screens too narrow for a table. */
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

/** Selects the page's rows, like the checkbox in a table's header. */
function PageChoice() {
  return (
    <div className={`${styles.cardsHead} print-hidden`}>
      <PageCheckbox isWorded />
    </div>
  );
}

const CARDS = [0, 1, 2];

/** The skeleton of loading cards; a fast response does not show it. */
function CardSkeleton() {
  return CARDS.map((card) => (
    <li key={card} className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
      <span className={styles.bone} />
    </li>
  ));
}
