import { useTable } from '../core/index.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { Removal } from './use-removal.ts';

/** The confirmation before rows are removed, and the undo bar afterwards. */
export function RemovalLayer<Row>({ removal }: { readonly removal: Removal<Row> }) {
  const { dialog } = useTable<Row>();
  return (
    <>
      {dialog.kind === 'remove' ? <RemoveDialog rows={dialog.rows} removal={removal} /> : null}
      {removal.undoable ? (
        <UndoBar key={removal.undoable.id} undoable={removal.undoable} removal={removal} />
      ) : null}
    </>
  );
}
