import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ACCOUNT_KEYS_LOCATION } from '../../../addresses.ts';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';

/** Replaces the list of API keys for users who may not manage them. */
export function KeysHint() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { ownerName } = app;
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {t({ id: 'assets.page.api.keys', message: 'API keys' })}
      </h2>
      <p className={styles.hint}>
        {t({
          id: 'assets.page.api.keys-of-owner',
          message: `Only users who can edit this app can manage its keys. Ask ${ownerName} for a key.`,
        })}
      </p>
      <p className={styles.hint}>
        {t({
          id: 'assets.page.api.account-keys-hint',
          message: 'Your account API keys can also call this app.',
        })}{' '}
        <SafeLink to={ACCOUNT_KEYS_LOCATION}>
          {t({ id: 'assets.page.api.account-keys', message: 'Account API keys' })}
        </SafeLink>
      </p>
    </section>
  );
}
