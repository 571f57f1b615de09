import { copyText, notify } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ImportForm } from './import-form.tsx';
import { layoutAtom } from './layout-atoms.ts';
import styles from './layout-drawer.module.css';
import { serializeLayout } from './layout-text.ts';
import { ResetConfirmation } from './reset-confirmation.tsx';

type Step = 'none' | 'import' | 'reset';

/** Copies the settings as text, imports them from text, or resets them. */
export function LayoutTransfer() {
  const { t } = useLingui();
  const copy = useCopyLayout();
  const [step, setStep] = useState<Step>('none');
  const close = (): void => setStep('none');
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
      {step === 'import' ? <ImportForm close={close} /> : null}
      {step === 'reset' ? <ResetConfirmation close={close} /> : null}
    </>
  );
}

/** Returns a function that copies the settings to the clipboard and shows whether it succeeded. */
function useCopyLayout(): () => Promise<void> {
  const { t } = useLingui();
  const layout = useAtomValue(layoutAtom);
  return async () => {
    if (await copyText(serializeLayout(layout))) {
      notify.success(t({ id: 'host.component.layout-settings.copied', message: 'Layout settings copied' }));
    } else {
      notify.error(
        t({
          id: 'host.component.layout-settings.not-copied',
          message: 'Failed to copy. Allow clipboard access in the browser and try again.',
        }),
      );
    }
  };
}
