import { useLingui } from '@lingui/react/macro';
import { Keys } from '../../../keys/keys.tsx';
import { useOpenApp } from '../open-app.ts';

/** The API keys of the open app. */
export function AppKeys() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  return (
    <Keys
      appId={app.id}
      title={t({ id: 'assets.page.api.keys', message: 'API keys' })}
      hint={t({
        id: 'assets.page.api.keys-hint',
        message: 'Programs send a key with each request. Anyone who has the key can run this app.',
      })}
      emptyHint={t({
        id: 'assets.page.api.no-keys-description',
        message: 'Create a key to call this app from a program.',
      })}
    />
  );
}
