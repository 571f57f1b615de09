import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { HomeButton } from '../../pieces/home-button/home-button.tsx';

/** 500: the server could not answer. */
export function ServerErrorPage() {
  const { t } = useLingui();
  return (
    <StateView
      place="page"
      kind="failure"
      title={t({ id: 'host.page.server-error.title', message: 'Server error' })}
      line={t({
        id: 'host.page.server-error.line',
        message: 'The server cannot answer at the moment. Try again in a while.',
      })}
      action={<HomeButton />}
    />
  );
}
