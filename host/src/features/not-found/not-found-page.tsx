import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { HomeButton } from '../../pieces/home-button/home-button.tsx';

/** 404: there is nothing at this address. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <StateView
      place="page"
      kind="missing"
      title={t({ id: 'host.page.not-found.title', message: '页面不存在' })}
      line={t({ id: 'host.page.not-found.line', message: '地址可能有误，或者页面已被移走。' })}
      action={<HomeButton />}
    />
  );
}
