import styles from './rows.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** The skeleton of loading rows; a fast response does not show it. */
export function RowSkeleton({ cells }: { readonly cells: number }) {
  return ROWS.map((row) => (
    <tr key={row} className={styles.skeleton}>
      <td className={styles.cell} colSpan={cells}>
        <span className={styles.bone} />
      </td>
    </tr>
  ));
}
