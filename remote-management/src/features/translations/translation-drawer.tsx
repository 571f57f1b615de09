import type { TranslationRow } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetAppAtom, useSetPaneAtom } from '@atrium/runtime';
import { useSelection, useTable } from '@atrium/table';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { DraftingForm } from './drafting-form.tsx';
import { ImportForm } from './import-form.tsx';
import { ReviewConfirmation } from './review-confirmation.tsx';
import {
  announceMessagesAtom,
  beginTranslationTaskAtom,
  endTranslationTaskAtom,
  translationTaskAtom,
} from './translation-atoms.ts';
import { TranslationForm } from './translation-form.tsx';
import { useDraftLabels } from './use-draft-labels.ts';
import { useFileLabels } from './use-file-labels.ts';
import { useTranslationLabels } from './use-translation-labels.ts';

/** The drawer with the open task of the page. `onChanged` runs after each stored change. */
export function TranslationDrawer({ onChanged }: { readonly onChanged: () => void }) {
  const labels = useTranslationLabels();
  const files = useFileLabels();
  const drafts = useDraftLabels();
  const { toasts } = usePane();
  const { reload } = useTable<TranslationRow>();
  const { clear } = useSelection<TranslationRow>();
  const announce = useSetAppAtom(announceMessagesAtom);
  const task = usePaneAtomValue(translationTaskAtom);
  const begin = useSetPaneAtom(beginTranslationTaskAtom);
  const end = useSetPaneAtom(endTranslationTaskAtom);
  const showChange = () => {
    announce();
    onChanged();
    void reload();
  };
  const closeAfterSave = (message: string) => {
    end();
    toasts.success(message);
    showChange();
  };
  const titles = { edit: labels.edit, import: files.importTitle, draft: drafts.title };
  return (
    <>
      <GuardedDrawer
        isOpen={task.kind in titles}
        isWide
        title={titles[task.kind as keyof typeof titles] ?? labels.edit}
        onClose={end}
      >
        {(cancel) => (
          <>
            {task.kind === 'edit' ? (
              <TranslationForm
                key={`${task.row.id} ${task.row.draft?.revision}`}
                {...task}
                onSaved={closeAfterSave}
                onDrafted={(row) => {
                  begin({ ...task, row });
                  onChanged();
                  void reload();
                }}
                onCancel={cancel}
              />
            ) : null}
            {task.kind === 'import' ? (
              <ImportForm locale={task.locale} onImported={showChange} onCancel={cancel} />
            ) : null}
            {task.kind === 'draft' ? <DraftingForm locale={task.locale} onCancel={cancel} /> : null}
          </>
        )}
      </GuardedDrawer>
      {task.kind === 'review' ? (
        <ReviewConfirmation
          review={task}
          onDone={() => {
            end();
            clear();
            showChange();
          }}
          onClose={end}
        />
      ) : null}
    </>
  );
}
