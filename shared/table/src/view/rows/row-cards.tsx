import { useFormat } from '@atrium/i18n';
import { useSelection, useTable } from '../../model.ts';
import { PageCheckbox } from './page-checkbox.tsx';
import { RowCard } from './row-card.tsx';
import styles from './rows.module.css';
import { useCanSelect } from './use-can-select.ts';

/** The rows as cards, where a table would be too wide. */
export function RowCards<Row>() {
  const format = useFormat();
  const { definition, columns, page, isLoading, viewed, rowActions } = useTable<Row>();
  const selection = useSelection<Row>();
  const canSelect = useCanSelect();
  return (
    <>
      {canSelect ? <PageChoice /> : null}
      <ul
        className={`${styles.cards} ${isLoading ? styles.stale : ''}`}
        aria-label={definition.title}
        aria-busy={isLoading}
      >
        {page ? null : <CardBones />}
        {(page?.list ?? []).map((row) => {
          const key = definition.rowKey(row);
          return (
            <RowCard
              key={key}
              row={row}
              definition={definition}
              columns={columns}
              format={format}
              actions={rowActions}
              canSelect={canSelect}
              isSelected={selection.has(key)}
              isViewed={viewed.has(key)}
              onToggle={selection.toggle}
              onExtend={selection.extendTo}
            />
          );
        })}
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
function CardBones() {
  return CARDS.map((card) => (
    <li key={card} className={`${styles.card} ${styles.bones}`} aria-hidden="true">
      <span className={styles.bone} />
    </li>
  ));
}
