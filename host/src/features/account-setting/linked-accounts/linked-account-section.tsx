import { linkedAccountCalls } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue, useCall } from '@atrium/runtime';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../sessions/session-list.module.css';
import { LinkedAccountRow } from './linked-account-row.tsx';

interface LinkedAccountSectionProps {
  readonly className: string | undefined;
}

/** The sign-in providers with the linked accounts. Renders nothing if the deployment has no providers. */
export function LinkedAccountSection({ className }: LinkedAccountSectionProps) {
  const { t } = useLingui();
  const { signInMethods = [] } = useAppAtomValue(deploymentAtom);
  const providers = signInMethods.flatMap(({ provider, name }) => (provider ? [{ id: provider, name }] : []));
  if (providers.length === 0) return null;
  return (
    <section className={className} aria-labelledby="account-links">
      <h2 id="account-links">
        {t({ id: 'host.page.account-setting.links-title', message: 'Sign-in methods' })}
      </h2>
      <LinkedAccounts providers={providers} />
    </section>
  );
}

interface Provider {
  readonly id: string;
  readonly name: string;
}

function LinkedAccounts({ providers }: { readonly providers: readonly Provider[] }) {
  const { t } = useLingui();
  return (
    <LoadView
      loaded={useCall(linkedAccountCalls.list, {})}
      skeleton={<div className={styles.waiting} aria-busy="true" />}
      failure={{
        title: t({ id: 'host.page.account-setting.links-failed', message: 'Failed to load sign-in methods' }),
        retry: t({ id: 'host.page.account-setting.sessions-retry', message: 'Try again' }),
      }}
    >
      {({ list }) => (
        <ul className={styles.list}>
          {providers.map(({ id, name }) => (
            <LinkedAccountRow
              key={id}
              provider={id}
              name={name}
              account={list.find(({ provider }) => provider === id)}
            />
          ))}
        </ul>
      )}
    </LoadView>
  );
}
