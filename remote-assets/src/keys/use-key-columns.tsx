import type { ApiKey } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { type RecordColumn, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './keys.module.css';
import { useScopeLabels } from './use-scope-labels.ts';

interface KeyActions {
  onRotate(key: ApiKey): void;
  onRevoke(key: ApiKey): void;
}

/** Returns the columns of the list of keys. */
export function useKeyColumns({ onRotate, onRevoke }: KeyActions): readonly RecordColumn<ApiKey>[] {
  const { t } = useLingui();
  const format = useFormat();
  const scopeLabels = useScopeLabels();
  const active = t({ id: 'assets.page.api.active', message: 'Active' });
  const expired = t({ id: 'assets.page.api.expired', message: 'Expired' });
  const revoked = t({ id: 'assets.page.api.revoked', message: 'Revoked' });
  return [
    {
      key: 'name',
      title: t({ id: 'assets.page.api.name', message: 'Name' }),
      isName: true,
      render: ({ name, prefix }) => (
        <>
          <bdi>{name}</bdi>
          <code className={styles.prefix} dir="ltr">
            {prefix}…
          </code>
        </>
      ),
    },
    {
      key: 'status',
      title: t({ id: 'assets.page.api.status', message: 'Status' }),
      render: (key) => {
        if (isActive(key)) return <StatusMark tone="success">{active}</StatusMark>;
        return <StatusMark tone="quiet">{key.revokedAt ? revoked : expired}</StatusMark>;
      },
    },
    {
      key: 'scopes',
      title: t({ id: 'assets.page.api.scopes', message: 'Scopes' }),
      render: ({ scopes }) => format.list(scopes.map((scope) => scopeLabels[scope])),
    },
    {
      key: 'limits',
      title: t({ id: 'assets.page.api.limits', message: 'Limits' }),
      render: (key) => {
        const perMinute = format.number(key.perMinute);
        const perDay = format.number(key.perDay);
        if (key.atOnce !== null) {
          const atOnce = format.number(key.atOnce);
          return t({
            id: 'assets.page.api.all-limits-of',
            message: `Requests per minute: ${perMinute}, runs per day: ${perDay}, concurrent runs: ${atOnce}`,
          });
        }
        return t({
          id: 'assets.page.api.limits-of',
          message: `Requests per minute: ${perMinute}, runs per day: ${perDay}`,
        });
      },
    },
    {
      key: 'expiresAt',
      title: t({ id: 'assets.page.api.expires', message: 'Expires' }),
      render: ({ expiresAt }) => (
        <time className={styles.date} dateTime={expiresAt}>
          {format.date(expiresAt)}
        </time>
      ),
    },
    {
      key: 'lastUsedAt',
      title: t({ id: 'assets.page.api.last-used', message: 'Last used' }),
      render: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <time dateTime={lastUsedAt}>{format.dateTime(lastUsedAt)}</time>
        ) : (
          t({ id: 'assets.page.api.never', message: 'Never' })
        ),
    },
    {
      key: 'actions',
      title: t({ id: 'assets.page.api.actions', message: 'Actions' }),
      isActions: true,
      render: (key) => {
        if (!isActive(key)) return null;
        const { name } = key;
        return (
          <>
            <Button
              type="text"
              aria-label={t({ id: 'assets.page.api.rotate-of', message: `Rotate ${name}` })}
              onClick={() => onRotate(key)}
            >
              {t({ id: 'assets.page.api.rotate', message: 'Rotate' })}
            </Button>
            <Button
              type="text"
              status="danger"
              aria-label={t({ id: 'assets.page.api.revoke-of', message: `Revoke ${name}` })}
              onClick={() => onRevoke(key)}
            >
              {t({ id: 'assets.page.api.revoke', message: 'Revoke' })}
            </Button>
          </>
        );
      },
    },
  ];
}

function isActive({ revokedAt, expiresAt }: ApiKey): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now();
}
