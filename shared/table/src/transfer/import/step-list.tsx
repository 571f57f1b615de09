import { useLingui } from '@lingui/react/macro';
import styles from './import.module.css';
import type { ImportStage } from './import-state.ts';

const STEP_OF: Readonly<Record<ImportStage['kind'], number>> = {
  pick: 0,
  reading: 0,
  map: 1,
  checking: 1,
  check: 2,
  sending: 3,
  interrupted: 3,
  done: 3,
};

/** The steps of the wizard, with the current one marked. */
export function StepList({ stage }: { readonly stage: ImportStage }) {
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
          data-passed={index < STEP_OF[stage.kind]}
          aria-current={index === STEP_OF[stage.kind] ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
