import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { EntryFrame } from '../../pieces/entry-frame/entry-frame.tsx';

/** How to get a new password: an administrator hands out a link. */
export function ForgotPage() {
  const { t } = useLingui();
  return (
    <EntryFrame
      title={t({ id: 'host.page.forgot.title', message: '忘记密码' })}
      line={t({ id: 'host.page.forgot.line', message: '请联系管理员，由管理员为您生成一个重置链接。' })}
    >
      <p>
        {t({
          id: 'host.page.forgot.explain',
          message:
            '重置链接只能使用一次，并会在一段时间后失效。打开链接即可设置新密码，届时所有设备都需要重新登录。',
        })}
      </p>
      <p>
        <SafeLink to={ROUTES.login}>{t({ id: 'host.page.forgot.back', message: '返回登录' })}</SafeLink>
      </p>
    </EntryFrame>
  );
}
