import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../../../components/second-step/second-step.module.css';
import { ConfirmMailChange } from './confirm-mail-change.tsx';
import { MailForm } from './mail-form.tsx';

interface MailSectionProps {
  readonly className: string | undefined;
}

/** The email address of the account. The mailed link opens this page with its token in the fragment. */
export function MailSection({ className }: MailSectionProps) {
  const { t } = useLingui();
  const mail = useAppAtomValue(userInfoAtom)?.mail;
  // The location of a pane has no fragment, so the token comes from the browser's location.
  const [token, setToken] = useState(() => globalThis.location.hash.split('#mail=')[1]);
  return (
    <section className={className} aria-labelledby="account-mail">
      <h2 id="account-mail">{t({ id: 'host.page.account-setting.mail-title', message: 'Email address' })}</h2>
      <p className={styles.description}>
        <bdi translate="no">{mail}</bdi>
      </p>
      {token === undefined ? (
        <MailForm />
      ) : (
        <ConfirmMailChange token={token} onLeave={() => setToken(undefined)} />
      )}
    </section>
  );
}
