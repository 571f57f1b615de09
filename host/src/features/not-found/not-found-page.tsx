import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { HomeButton } from '../../components/home-button/home-button.tsx';

/** 404: no page has this address. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <StateView
      place="page"
      kind="missing"
      title={t({ id: 'host.page.not-found.title', message: 'Page does not exist' })}
      description={t({
        id: 'host.page.not-found.description',
        message: 'The address may be incorrect, or the page was moved.',
      })}
      action={<HomeButton />}
    />
  );
}
