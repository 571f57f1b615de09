import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryFrame } from '../../pieces/entry-frame/entry-frame.tsx';
import { ResetForm } from './reset-form.tsx';

/** Where a reset link leads: it is spent on a new password. Its token stands in the fragment, which no server logs. */
export function ResetPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const [isDone, setIsDone] = useState(false);
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const lines = {
    done: t({ id: 'host.page.reset.done', message: '新密码已生效，请用它重新登录。' }),
    ready: t({ id: 'host.page.reset.line', message: '设置后，所有设备都需要用新密码登录。' }),
    missing: t({ id: 'host.page.reset.missing', message: '链接不完整，请向管理员索取新的重置链接。' }),
  };
  return (
    <EntryFrame
      title={t({ id: 'host.page.reset.title', message: '设置新密码' })}
      line={<span role="status">{isDone ? lines.done : token ? lines.ready : lines.missing}</span>}
    >
      {token && !isDone ? <ResetForm token={token} onDone={() => setIsDone(true)} /> : null}
      <p>
        <SafeLink to={ROUTES.login}>{t({ id: 'host.page.reset.login', message: '去登录' })}</SafeLink>
      </p>
    </EntryFrame>
  );
}
