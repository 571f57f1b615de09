import { SafeLink } from '@atrium/ui/base';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import stepStyles from '../../components/second-step/second-step.module.css';
import styles from './account-setting-page.module.css';
import { DeleteAccountSection } from './delete-account/delete-account-section.tsx';
import { FactorSection } from './factor/factor-section.tsx';
import { LinkedAccountSection } from './linked-accounts/linked-account-section.tsx';
import { MailSection } from './mail/mail-section.tsx';
import { PasskeySection } from './passkeys/passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalDataSection } from './personal-data/personal-data-section.tsx';
import { SessionList } from './sessions/session-list.tsx';

/** The path of the page in `remote-assets` that lists the API keys of the account. */
const ACCOUNT_KEYS = '/admin/assets/keys';

/**
 * `/setting/account`: the password, the email address, the second factor, the passkeys, the linked accounts, a link to
 * the API keys, the devices on which the account is signed in, the personal data as a file, and the deletion of the
 * account.
 */
export function AccountSettingPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t({ id: 'host.page.account-setting.title', message: 'Account settings' })}
        description={t({
          id: 'host.page.account-setting.description',
          message: 'Change your password, set up two-factor authentication and manage signed-in devices.',
        })}
      />
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="account-password">
          <h2 id="account-password">
            {t({ id: 'host.page.account-setting.password-title', message: 'Change password' })}
          </h2>
          <PasswordForm />
        </section>
        <MailSection className={styles.part} />
        <section className={styles.part} aria-labelledby="account-factor">
          <h2 id="account-factor">
            {t({ id: 'host.page.account-setting.factor-title', message: 'Two-factor authentication' })}
          </h2>
          <FactorSection />
        </section>
        <PasskeySection className={styles.part} />
        <LinkedAccountSection className={styles.part} />
        <section className={styles.part} aria-labelledby="account-keys">
          <h2 id="account-keys">{t({ id: 'host.page.account-setting.keys-title', message: 'API keys' })}</h2>
          <p className={stepStyles.description}>
            {t({
              id: 'host.page.account-setting.keys-description',
              message: 'With an account API key, a program can run any app that you can use.',
            })}
          </p>
          <SafeLink to={ACCOUNT_KEYS}>
            {t({ id: 'host.page.account-setting.keys-link', message: 'Manage API keys' })}
          </SafeLink>
        </section>
        <section className={styles.part} aria-labelledby="account-sessions">
          <h2 id="account-sessions">
            {t({ id: 'host.page.account-setting.sessions-title', message: 'Signed-in devices' })}
          </h2>
          <SessionList />
        </section>
        <PersonalDataSection className={styles.part} />
        <DeleteAccountSection className={styles.part} />
      </div>
    </>
  );
}
