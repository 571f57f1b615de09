import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { HomeButton } from '../../components/home-button/home-button.tsx';

/** 403: the user may not see this page. */
export function ForbiddenPage() {
  const { t } = useLingui();
  return (
    <StateView
      place="page"
      kind="forbidden"
      title={t({ id: 'host.page.forbidden.title', message: 'No access' })}
      description={t({
        id: 'host.page.forbidden.description',
        message: 'You do not have permission to view this page. Ask an admin for access.',
      })}
      action={<HomeButton />}
    />
  );
}
