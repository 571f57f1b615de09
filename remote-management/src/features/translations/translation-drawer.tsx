import type { TranslationRow } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetAppAtom, useSetPaneAtom } from '@atrium/runtime';
import { useSelection, useTable } from '@atrium/table';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { DraftingForm } from './drafting-form.tsx';
import { ImportForm } from './import-form.tsx';
import { ReviewConfirmation } from './review-confirmation.tsx';
import {
  announceMessageChangesAtom,
  beginTranslationActionAtom,
  endTranslationActionAtom,
  translationActionAtom,
} from './translation-atoms.ts';
import { TranslationForm } from './translation-form.tsx';
import { useDraftLabels } from './use-draft-labels.ts';
import { useFileLabels } from './use-file-labels.ts';
import { useTranslationLabels } from './use-translation-labels.ts';

/** The drawer with the action that is open on the page. `onChanged` runs after each stored change. */
export function TranslationDrawer({ onChanged }: { readonly onChanged: () => void }) {
  const labels = useTranslationLabels();
  const files = useFileLabels();
  const drafts = useDraftLabels();
  const { toasts } = usePane();
  const { reload } = useTable<TranslationRow>();
  const { clear: clearSelection } = useSelection<TranslationRow>();
  const announce = useSetAppAtom(announceMessageChangesAtom);
  const action = usePaneAtomValue(translationActionAtom);
  const beginAction = useSetPaneAtom(beginTranslationActionAtom);
  const endAction = useSetPaneAtom(endTranslationActionAtom);
  const showChange = () => {
    announce();
    onChanged();
    void reload();
  };
  const closeAfterSave = (message: string) => {
    endAction();
    toasts.success(message);
    showChange();
  };
  // The actions that the drawer shows. The review of drafts has a confirmation instead.
  const titles = { edit: labels.editTitle, import: files.importTitle, draft: drafts.title };
  return (
    <>
      <GuardedDrawer
        isOpen={action.kind in titles}
        isWide
        title={titles[action.kind as keyof typeof titles] ?? labels.editTitle}
        onClose={endAction}
      >
        {(cancel) => (
          <>
            {action.kind === 'edit' ? (
              <TranslationForm
                key={`${action.row.id} ${action.row.draft?.revision}`}
                {...action}
                onSaved={closeAfterSave}
                onDrafted={(row) => {
                  // Nothing is announced to other tabs, because users see a draft only after its approval.
                  beginAction({ ...action, row });
                  onChanged();
                  void reload();
                }}
                onCancel={cancel}
              />
            ) : null}
            {action.kind === 'import' ? (
              <ImportForm locale={action.locale} onImported={showChange} onCancel={cancel} />
            ) : null}
            {action.kind === 'draft' ? <DraftingForm locale={action.locale} onCancel={cancel} /> : null}
          </>
        )}
      </GuardedDrawer>
      {action.kind === 'review' ? (
        <ReviewConfirmation
          review={action}
          onDone={() => {
            endAction();
            clearSelection();
            showChange();
          }}
          onClose={endAction}
        />
      ) : null}
    </>
  );
}
