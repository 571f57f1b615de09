import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppearanceSection } from './appearance-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './user-setting-page.module.css';

/** `/setting/user`: the user's name and avatar, language, time zone, and the console's appearance. */
export function UserSettingPage() {
  const { t } = useLingui();
  // The user as of the time when the page opened. A session that ends during unsaved work must not remove the form.
  const [info] = useState(useAppAtomValue(userInfoAtom));
  return (
    <>
      <PageHeader
        title={t({ id: 'host.page.user-setting.title', message: 'Personal settings' })}
        description={t({
          id: 'host.page.user-setting.description',
          message: 'Change your name, avatar, language, time zone and appearance.',
        })}
      />
      <div className={styles.parts}>
        {info ? <ProfileForm info={info} /> : null}
        <AppearanceSection />
      </div>
    </>
  );
}
