import { type ApiKey, keyCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { ConfirmationDialog } from '../confirmation-dialog.tsx';

interface RevokeKeyProps {
  readonly apiKey: ApiKey;
  onClose(): void;
  onRevoked(): Promise<void>;
}

/** Revokes a key after confirmation. */
export function RevokeKey({ apiKey, onClose, onRevoked }: RevokeKeyProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const { id, appId, name } = apiKey;
  const revoke = async () => {
    const revoked = await submit(
      () => request(keyCalls.revoke, { id }, { isSilent: true }),
      ({ msg }) => toasts.error(msg),
    );
    onClose();
    if (!revoked) return;
    toasts.success(t({ id: 'assets.page.api.key-revoked', message: 'Key revoked' }));
    await onRevoked();
  };
  return (
    <ConfirmationDialog
      isOpen
      title={t({ id: 'assets.page.api.revoke-title', message: `Revoke the key “${name}”?` })}
      confirm={t({ id: 'assets.page.api.revoke', message: 'Revoke' })}
      isDangerous
      isBusy={isRunning}
      onClose={onClose}
      onConfirm={() => void revoke()}
    >
      {appId === null
        ? t({
            id: 'assets.page.api.revoke-account-description',
            message: 'Programs that use the key can no longer call your apps. This cannot be undone.',
          })
        : t({
            id: 'assets.page.api.revoke-description',
            message: 'Programs that use the key can no longer call this app. This cannot be undone.',
          })}
    </ConfirmationDialog>
  );
}
