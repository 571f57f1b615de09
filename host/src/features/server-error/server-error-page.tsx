import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { HomeButton } from '../../components/home-button/home-button.tsx';

/** 500: an error on the server. *Try again* returns to the previous page, which may work now. */
export function ServerErrorPage() {
  const { t } = useLingui();
  const hasPreviousPage = history.length > 1;
  return (
    <StateView
      place="page"
      kind="failure"
      title={t({ id: 'host.page.server-error.title', message: 'Server error' })}
      description={t({
        id: 'host.page.server-error.description',
        message: 'Something went wrong on the server. Try again later.',
      })}
      action={
        <>
          {hasPreviousPage ? (
            <Button type="primary" onClick={() => history.back()}>
              {t({ id: 'host.component.remote.retry', message: 'Try again' })}
            </Button>
          ) : null}
          <HomeButton isSecondary={hasPreviousPage} />
        </>
      }
    />
  );
}
