import type { OnnxModel } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { closeUploadAtom, isUploadOpenAtom } from './model-atoms.ts';
import { UploadForm } from './upload-form.tsx';
import { useModelLabels } from './use-model-labels.ts';

/** The drawer in which a user uploads a model. */
export function UploadDrawer() {
  const labels = useModelLabels();
  const { toasts } = usePane();
  const { reload } = useTable<OnnxModel>();
  const isOpen = usePaneAtomValue(isUploadOpenAtom);
  const close = useSetPaneAtom(closeUploadAtom);
  return (
    <GuardedDrawer isOpen={isOpen} isWide title={labels.upload} onClose={close}>
      {(cancel) =>
        isOpen ? (
          <UploadForm
            onCancel={cancel}
            onStored={({ name }) => {
              close();
              toasts.success(labels.stored(name));
              void reload();
            }}
          />
        ) : null
      }
    </GuardedDrawer>
  );
}
