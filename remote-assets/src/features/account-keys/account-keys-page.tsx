import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { Keys } from '../../keys/keys.tsx';

/** `/admin/assets/keys`: the API keys of the user's account. */
export function AccountKeysPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t({ id: 'assets.menu.keys', message: 'Account API keys' })}
        description={t({
          id: 'assets.page.keys.description',
          message:
            'An account API key can call any app that you can use, including apps that others share with you.',
        })}
      />
      <Keys
        title={t({ id: 'assets.menu.keys', message: 'Account API keys' })}
        hidesTitle
        hint={t({
          id: 'assets.page.keys.hint',
          message:
            'Anyone who has the key can run these apps as you. To give access to one app only, create a key on the API tab of that app.',
        })}
        emptyHint={t({
          id: 'assets.page.keys.no-keys-description',
          message: 'Create a key to call your apps from a program.',
        })}
      />
    </>
  );
}
