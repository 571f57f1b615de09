import { usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { addChineseLatinSpaces, type FormDefinition, useTable } from '../core/index.ts';
import { RecordDialog, UnsavedConfirmation } from '../dialog/index.ts';
import { ProgressBar } from '../files/index.ts';
import styles from './import.module.css';
import { ImportCheck } from './import-check.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSending, StopBar } from './import-sending.tsx';
import type { ImportStage, ImportState } from './import-state.ts';
import { PickFile } from './pick-file.tsx';
import { type ImportWizard, useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly form: FormDefinition<unknown>;
}

/**
 * Imports rows of a file into the list: choose a file, map columns, check and correct, store. It asks for confirmation
 * before it discards corrected cells or rows that are not sent yet.
 */
export function ImportDialog({ form }: ImportDialogProps) {
  const { t } = useLingui();
  const { closeDialog, definition } = useTable();
  const { setDirty } = usePane();
  const wizard = useImport(form);
  const [isAsking, setAsking] = useState(false);
  const { title } = definition;
  const isUnfinished = hasUnsavedWork(wizard.state);
  useDirtyFlag(isUnfinished);
  const stageElement = useFocusOnChange(wizard.state.stage.kind);
  const leave = () => {
    setDirty(false);
    closeDialog();
  };
  return (
    <RecordDialog
      size="large"
      surface="modal"
      title={addChineseLatinSpaces(
        t({ id: 'table.component.import.title', message: `Import into ${title}` }),
      )}
      isLocked={wizard.state.stage.kind === 'sending'}
      onClose={isUnfinished ? () => setAsking(true) : leave}
    >
      {isAsking && isUnfinished ? (
        <UnsavedConfirmation
          title={t({
            id: 'table.component.import.unfinished',
            message: 'The import is not finished. Discard it? Your corrections will be lost.',
          })}
          onDiscard={leave}
          onStay={() => setAsking(false)}
        />
      ) : null}
      <StepList stage={wizard.state.stage} />
      <div ref={stageElement} tabIndex={-1} className={styles.stage}>
        <Stage wizard={wizard} onCancel={leave} />
      </div>
    </RecordDialog>
  );
}

function hasUnsavedWork({ stage, edits }: ImportState): boolean {
  if (stage.kind === 'pick' || stage.kind === 'done') return false;
  return edits.size > 0 || stage.kind === 'sending' || stage.kind === 'interrupted';
}

interface StageProps {
  readonly wizard: ImportWizard;
  onCancel(): void;
}

function Stage({ wizard, onCancel }: StageProps) {
  const { t } = useLingui();
  const { stage } = wizard.state;
  switch (stage.kind) {
    case 'pick':
      return <PickFile wizard={wizard} error={stage.error} onCancel={onCancel} />;
    case 'reading':
      return (
        <>
          <ProgressBar
            {...stage.work}
            showsPercentage
            label={t({ id: 'table.component.import.reading', message: 'Reading file' })}
          />
          <StopBar onStop={wizard.restart} />
        </>
      );
    case 'map':
      return <ImportMapping wizard={wizard} />;
    case 'checking':
      return (
        <>
          <ProgressBar
            {...stage.work}
            label={t({ id: 'table.component.import.checking', message: 'Checking' })}
          />
          <StopBar onStop={wizard.remap} />
        </>
      );
    case 'checked':
      return <ImportCheck wizard={wizard} />;
    case 'sending':
    case 'interrupted':
      return <ImportSending wizard={wizard} stage={stage} />;
    case 'done':
      return <ImportResult wizard={wizard} wasStopped={stage.wasStopped} />;
  }
}

/** Returns the ref of the shown step. A new step gets the focus, because the focused button no longer exists. */
function useFocusOnChange(kind: string) {
  const element = useRef<HTMLDivElement>(null);
  const previousKind = useRef(kind);
  useEffect(() => {
    if (previousKind.current !== kind) element.current?.focus({ preventScroll: true });
    previousKind.current = kind;
  }, [kind]);
  return element;
}

const STEP_BY_STAGE: Readonly<Record<ImportStage['kind'], number>> = {
  pick: 0,
  reading: 0,
  map: 1,
  checking: 1,
  checked: 2,
  sending: 3,
  interrupted: 3,
  done: 3,
};

/** The steps of the wizard, with the current one marked. */
function StepList({ stage }: { readonly stage: ImportStage }) {
  const { t } = useLingui();
  const steps = [
    t({ id: 'table.component.import.step-file', message: 'Choose file' }),
    t({ id: 'table.component.import.step-columns', message: 'Map columns' }),
    t({ id: 'table.component.import.step-check', message: 'Review' }),
    t({ id: 'table.component.import.step-store', message: 'Import' }),
  ];
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-passed={index < STEP_BY_STAGE[stage.kind]}
          aria-current={index === STEP_BY_STAGE[stage.kind] ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

/**
 * Marks the pane as dirty. The effect has no cleanup, so that the flag stays while the page is hidden: work in a hidden
 * tab can be lost as well. The caller clears the flag when the dialog closes.
 */
function useDirtyFlag(isDirty: boolean): void {
  const { setDirty } = usePane();
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
}
