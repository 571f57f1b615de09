import styles from './rows.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Stands in for rows that are on their way; a fast answer shows none of it. */
export function RowSkeleton({ cells }: { readonly cells: number }) {
  return ROWS.map((row) => (
    <tr key={row} className={styles.skeleton}>
      <td className={styles.cell} colSpan={cells}>
        <span className={styles.bone} />
      </td>
    </tr>
  ));
}
