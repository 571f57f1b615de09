import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ProfileForm } from './profile-form.tsx';

/** `/setting/user`: how the person appears, and in which language and time zone. */
export function UserSettingPage() {
  const { t } = useLingui();
  // As it was when the page opened: a session that ends over unsaved work must not take the form away.
  const [info] = useState(useAppAtomValue(userInfoAtom));
  return (
    <>
      <PageHeader
        title={t({ id: 'host.page.user-setting.title', message: '个人设置' })}
        line={t({ id: 'host.page.user-setting.line', message: '姓名、头像，以及使用的语言和时区' })}
      />
      {info ? <ProfileForm info={info} /> : null}
    </>
  );
}
