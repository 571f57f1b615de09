import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ImportForm } from './import-form.tsx';
import styles from './layout-drawer.module.css';
import { ResetQuestion } from './reset-question.tsx';
import { useCopyLayout } from './use-copy-layout.ts';

type Step = 'none' | 'import' | 'reset';

/** Copies the settings as text, imports them from text, or resets them. */
export function LayoutTransfer() {
  const { t } = useLingui();
  const copy = useCopyLayout();
  const [step, setStep] = useState<Step>('none');
  const done = (): void => setStep('none');
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={copy}>{t({ id: 'host.component.layout-settings.copy', message: 'Copy' })}</Button>
        <Button aria-expanded={step === 'import'} onClick={() => setStep('import')}>
          {t({ id: 'host.component.layout-settings.import', message: 'Import' })}
        </Button>
        <Button aria-expanded={step === 'reset'} onClick={() => setStep('reset')}>
          {t({ id: 'host.component.layout-settings.reset', message: 'Reset' })}
        </Button>
      </div>
      {step === 'import' ? <ImportForm done={done} /> : null}
      {step === 'reset' ? <ResetQuestion done={done} /> : null}
    </>
  );
}
