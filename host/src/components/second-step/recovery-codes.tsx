import { copyText } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './second-step.module.css';
import { useFocusAtStart } from './use-focus-at-start.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** Shows new recovery codes, which the user can copy or download. They are not shown again. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const ref = useFocusAtStart<HTMLParagraphElement>();
  const [isCopied, setIsCopied] = useState<boolean>();
  const text = `${codes.join('\n')}\n`;
  const outcomes = {
    true: t({ id: 'host.page.second-step.codes-copied', message: 'Copied' }),
    false: t({
      id: 'host.page.second-step.codes-not-copied',
      message: 'Failed to copy. Select the codes and copy them manually.',
    }),
  };
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.description}>
        {t({
          id: 'host.page.second-step.codes-description',
          message:
            'Store these recovery codes in a safe place. Each one signs you in once if you lose your device. They are not shown again.',
        })}
      </p>
      <ul
        className={styles.codes}
        aria-label={t({ id: 'host.page.second-step.codes', message: 'Recovery codes' })}
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={async () => setIsCopied(await copyText(text))}>
          {t({ id: 'host.page.second-step.codes-copy', message: 'Copy' })}
        </Button>
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          anchorProps={{ download: 'recovery-codes.txt' }}
        >
          {t({ id: 'host.page.second-step.codes-download', message: 'Download' })}
        </Button>
        <Button type="primary" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {isCopied === undefined ? '' : outcomes[`${isCopied}`]}
      </p>
    </>
  );
}
