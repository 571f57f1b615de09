import type { DataOf, enrollCall } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './second-step.module.css';
import { useFocusAtStart } from './use-focus-at-start.ts';

interface EnrollmentProps<Result> {
  /** The secret for the authenticator app, and the URI in the QR code. */
  readonly setup: DataOf<typeof enrollCall>;
  confirm(code: string): Promise<Result>;
  onConfirmed(result: Result): void;
}

/** Shows the secret for an authenticator app, and asks for the first code. */
export function Enrollment<Result>({ setup, confirm, onConfirmed }: EnrollmentProps<Result>) {
  const { t } = useLingui();
  const ref = useFocusAtStart<HTMLParagraphElement>();
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.description}>
        {t({
          id: 'host.page.second-step.scan',
          message:
            'Scan this QR code with an authenticator app, or enter the key manually. Then enter the code that the app shows.',
        })}
      </p>
      <QrCode
        text={setup.uri}
        label={t({ id: 'host.page.second-step.qr', message: 'QR code for the authenticator app' })}
      />
      <p className={styles.secret}>
        {t({ id: 'host.page.second-step.key', message: 'Key:' })}{' '}
        <code translate="no">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm
        submitLabel={t({ id: 'host.page.second-step.confirm', message: 'Turn on' })}
        isSetUp={false}
        send={confirm}
        onSent={onConfirmed}
      />
    </>
  );
}
