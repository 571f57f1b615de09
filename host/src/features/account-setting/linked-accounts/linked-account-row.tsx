import { type DataOf, linkedAccountCalls } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, useCall, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { DetailLine } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openProvider } from '../../../components/provider-flow/pending-flow.ts';
import styles from '../sessions/session-list.module.css';

type LinkedAccount = DataOf<typeof linkedAccountCalls.list>['list'][number];

interface LinkedAccountRowProps {
  /** The id of the sign-in provider. */
  readonly provider: string;
  /** The name of the sign-in provider. */
  readonly name: string;
  /** Undefined if the user has linked no account of the provider. */
  readonly account: LinkedAccount | undefined;
}

/** A sign-in provider: links an account, or unlinks the linked one. */
export function LinkedAccountRow({ provider, name, account }: LinkedAccountRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { toasts } = usePane();
  const { reload } = useCall(linkedAccountCalls.list, {});
  const [isBusy, setIsBusy] = useState(false);

  async function link(): Promise<void> {
    const { address, flow } = await request(linkedAccountCalls.start, { provider });
    openProvider(address, { flow, search: '', isLink: true });
  }

  async function unlink(): Promise<void> {
    await request(linkedAccountCalls.remove, { provider });
    toasts.success(t({ id: 'host.page.account-setting.link-removed', message: `${name} unlinked` }));
    await reload();
  }

  async function run(action: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    // A toast shows the error, and the row stays so that the user can try again.
    await action().catch(() => undefined);
    setIsBusy(false);
  }

  const used = account && format.relative(account.lastUsedAt);
  return (
    <li className={styles.row}>
      <div className={styles.labels}>
        <div className={styles.device}>{name}</div>
        <p className={styles.times}>
          {account ? (
            <DetailLine>
              <bdi>{account.label}</bdi>
              <span>{t({ id: 'host.page.account-setting.link-used', message: `Last used ${used}` })}</span>
            </DetailLine>
          ) : (
            t({ id: 'host.page.account-setting.link-none', message: 'Not linked' })
          )}
        </p>
      </div>
      {account ? (
        <Button
          size="small"
          status="danger"
          loading={isBusy}
          aria-label={t({ id: 'host.page.account-setting.unlink-provider', message: `Unlink ${name}` })}
          onClick={() => void run(unlink)}
        >
          {t({ id: 'host.page.account-setting.unlink', message: 'Unlink' })}
        </Button>
      ) : (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t({ id: 'host.page.account-setting.link-provider', message: `Link ${name}` })}
          onClick={() => void run(link)}
        >
          {t({ id: 'host.page.account-setting.link', message: 'Link' })}
        </Button>
      )}
    </li>
  );
}
