import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FormDefinition } from '../../forms/form-definition.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useTable } from '../../model.ts';
import { WorkBar } from '../work-bar.tsx';
import own from './import.module.css';
import { ImportCheck } from './import-check.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSending } from './import-sending.tsx';
import { PickFile } from './pick-file.tsx';
import { StepList } from './step-list.tsx';
import { StopBar } from './stop-bar.tsx';
import { type ImportWizard, useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly form: FormDefinition<unknown>;
}

/** Brings rows of a file into the list: pick, map, check and mend, store. */
export function ImportDialog({ form }: ImportDialogProps) {
  const { t } = useLingui();
  const { closeDialog, definition } = useTable();
  const wizard = useImport(form);
  const { title } = definition;
  const stage = useFocusOnChange(wizard.state.stage.kind);
  return (
    <RecordDialog
      size="large"
      surface="modal"
      title={t({ id: 'table.component.import.title', message: `导入${title}` })}
      isLocked={wizard.state.stage.kind === 'sending'}
      onClose={closeDialog}
    >
      <StepList stage={wizard.state.stage} />
      <div ref={stage} tabIndex={-1} className={own.stage}>
        <Stage wizard={wizard} />
      </div>
    </RecordDialog>
  );
}

function Stage({ wizard }: { readonly wizard: ImportWizard }) {
  const { t } = useLingui();
  const { stage } = wizard.state;
  switch (stage.kind) {
    case 'pick':
      return <PickFile wizard={wizard} error={stage.error} />;
    case 'reading':
      return (
        <>
          <WorkBar
            {...stage.work}
            label={t({ id: 'table.component.import.reading', message: '正在读取文件' })}
          />
          <StopBar onStop={wizard.restart} />
        </>
      );
    case 'map':
      return <ImportMapping wizard={wizard} />;
    case 'checking':
      return (
        <>
          <WorkBar
            {...stage.work}
            label={t({ id: 'table.component.import.checking', message: '正在检查' })}
          />
          <StopBar onStop={wizard.remap} />
        </>
      );
    case 'check':
      return <ImportCheck wizard={wizard} />;
    case 'sending':
    case 'interrupted':
      return <ImportSending wizard={wizard} stage={stage} />;
    case 'done':
      return <ImportResult wizard={wizard} wasStopped={stage.wasStopped} />;
  }
}

/** The button that led on is gone with its stage: the focus goes to the next one instead of nowhere. */
function useFocusOnChange(kind: string) {
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current !== kind) stage.current?.focus({ preventScroll: true });
    before.current = kind;
  }, [kind]);
  return stage;
}
