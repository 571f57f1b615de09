import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { HomeButton } from '../../pieces/home-button/home-button.tsx';

/** 403: the person may not see this. */
export function ForbiddenPage() {
  const { t } = useLingui();
  return (
    <StateView
      place="page"
      kind="forbidden"
      title={t({ id: 'host.page.forbidden.title', message: '无权访问' })}
      line={t({
        id: 'host.page.forbidden.line',
        message: '您的账号没有访问此页面的权限。如有需要，请联系管理员开通。',
      })}
      action={<HomeButton />}
    />
  );
}
