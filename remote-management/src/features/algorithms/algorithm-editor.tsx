import type { Algorithm } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { GuardedPanel } from '../../panel/guarded-panel.tsx';
import { closeEditorAtom, editingAtom } from './algorithm-atoms.ts';
import { AlgorithmForm } from './algorithm-form.tsx';

/** The panel in which an algorithm is added or edited. */
export function AlgorithmEditor({ onStored }: { onStored(): void }) {
  const { t } = useLingui();
  const { notices } = usePane();
  const editing = usePaneAtomValue(editingAtom);
  const close = useSetPaneAtom(closeEditorAtom);
  const opened = editing.kind === 'edit' ? editing.stored : undefined;
  const closeSaved = ({ name }: Algorithm) => {
    close();
    notices.success(t({ id: 'management.page.algorithms.saved', message: `已保存“${name}”` }));
    onStored();
  };
  return (
    <GuardedPanel
      isOpen={editing.kind !== 'closed'}
      title={
        editing.kind === 'add'
          ? t({ id: 'management.page.algorithms.add-title', message: '新增算法' })
          : t({ id: 'management.page.algorithms.edit-title', message: '编辑算法' })
      }
      onClose={close}
    >
      {(cancel) =>
        editing.kind === 'closed' ? null : (
          <AlgorithmForm key={opened?.id ?? 'new'} opened={opened} onSaved={closeSaved} onCancel={cancel} />
        )
      }
    </GuardedPanel>
  );
}
