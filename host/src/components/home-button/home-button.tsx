import { useAppAtomValue } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useNavigate } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { homePathAtom } from '../../navigation/routes/home-path-atom.ts';

/** The link from an error page to the home page. */
export function HomeButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const home = useAppAtomValue(homePathAtom);
  return (
    <Button type="primary" onClick={() => navigate(home)}>
      {t({ id: 'host.component.home-button.label', message: 'Back to home' })}
    </Button>
  );
}
