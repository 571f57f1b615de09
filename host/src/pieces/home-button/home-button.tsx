import { ROUTES } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useNavigate } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';

/** The way out of an error page. */
export function HomeButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate(ROUTES.index)}>
      {t({ id: 'host.component.home-button.label', message: '返回首页' })}
    </Button>
  );
}
