import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppearanceSection } from './appearance-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `/setting/user`: how the person appears, in which language and time zone, and how the console looks to them. */
export function UserSettingPage() {
  const { t } = useLingui();
  // As it was when the page opened: a session that ends over unsaved work must not take the form away.
  const [info] = useState(useAppAtomValue(userInfoAtom));
  return (
    <>
      <PageHeader
        title={t({ id: 'host.page.user-setting.title', message: 'Personal settings' })}
        line={t({
          id: 'host.page.user-setting.line',
          message: 'Your name, avatar, language, time zone and appearance',
        })}
      />
      {info ? <ProfileForm info={info} /> : null}
      <AppearanceSection />
    </>
  );
}
