import type { TranslationRow } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetAppAtom, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { ImportForm } from './import-form.tsx';
import { announceMessagesAtom, endTranslationTaskAtom, translationTaskAtom } from './translation-atoms.ts';
import { TranslationForm } from './translation-form.tsx';
import { useFileLabels } from './use-file-labels.ts';
import { useTranslationLabels } from './use-translation-labels.ts';

/** The drawer with the open task of the page. `onChanged` runs after each stored change. */
export function TranslationDrawer({ onChanged }: { readonly onChanged: () => void }) {
  const labels = useTranslationLabels();
  const files = useFileLabels();
  const { toasts } = usePane();
  const { reload } = useTable<TranslationRow>();
  const announce = useSetAppAtom(announceMessagesAtom);
  const task = usePaneAtomValue(translationTaskAtom);
  const end = useSetPaneAtom(endTranslationTaskAtom);
  const showChange = () => {
    announce();
    onChanged();
    void reload();
  };
  const endSaved = ({ override }: TranslationRow) => {
    end();
    toasts.success(override === null ? labels.reset : labels.saved);
    showChange();
  };
  return (
    <GuardedDrawer
      isOpen={task.kind !== 'none'}
      isWide
      title={task.kind === 'import' ? files.importTitle : labels.edit}
      onClose={end}
    >
      {(cancel) => (
        <>
          {task.kind === 'edit' ? (
            <TranslationForm key={task.row.id} {...task} onSaved={endSaved} onCancel={cancel} />
          ) : null}
          {task.kind === 'import' ? (
            <ImportForm locale={task.locale} onImported={showChange} onCancel={cancel} />
          ) : null}
        </>
      )}
    </GuardedDrawer>
  );
}
