import { CopyButton } from '@atrium/task-views';
import { Modal } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './keys.module.css';

interface SecretDialogProps {
  readonly secret: string;
  onClose(): void;
}

/** Shows a new secret, which the server does not return again. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      visible
      simple={false}
      maskClosable={false}
      title={t({ id: 'assets.page.api.secret-title', message: 'Copy your API key' })}
      okText={t({ id: 'assets.page.api.secret-done', message: 'Done' })}
      hideCancel
      onOk={onClose}
      onCancel={onClose}
    >
      {t({
        id: 'assets.page.api.secret-description',
        message: 'The key is shown only once. Store it in a safe place, such as a secret manager.',
      })}
      <div className={styles.secret}>
        <code dir="ltr">{secret}</code>
        <CopyButton
          text={() => secret}
          label={t({ id: 'assets.page.api.copy-key', message: 'Copy API key' })}
        />
      </div>
    </Modal>
  );
}
