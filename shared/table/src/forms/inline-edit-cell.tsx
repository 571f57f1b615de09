import { PlainButton } from '@atrium/ui/data';
import { IconEdit } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import styles from './inline-edit.module.css';

const LazyInlineEditor = lazy(() =>
  import('./inline-editor.tsx').then((module) => ({ default: module.InlineEditor })),
);

interface InlineEditCellProps<Row> {
  readonly row: Row;
  /** The name of the row. */
  readonly name: string;
  /** Key and title of the column. */
  readonly column: { readonly key: string; readonly title: string };
  readonly children: ReactNode;
}

/** A cell that can be edited in place. The editor's code loads at the first click. */
export function InlineEditCell<Row>({ row, name, column, children }: InlineEditCellProps<Row>) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { title } = column;
  if (isEditing) {
    const end = (isByKey: boolean) => {
      setEditing(false);
      // The button exists again after the next render. After a click elsewhere, the focus stays there.
      if (isByKey) setTimeout(() => button.current?.focus());
    };
    return (
      <Suspense fallback={children}>
        <LazyInlineEditor row={row} name={name} column={column} onEnd={end} />
      </Suspense>
    );
  }
  return (
    <div className={styles.cell}>
      <span className={styles.value}>{children}</span>
      <PlainButton
        ref={button}
        size="mini"
        className={styles.start ?? ''}
        aria-label={t({ id: 'table.component.quick.edit', message: `Edit ${title} of ${name}` })}
        icon={<IconEdit />}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}
