import { useAppAtomValue } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useNavigate } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { homePathAtom } from '../../navigation/routes/home-path-atom.ts';

interface HomeButtonProps {
  /** Whether another button beside this one is the primary one. */
  readonly isSecondary?: boolean;
}

/** The button of an error page that opens the home page. */
export function HomeButton({ isSecondary = false }: HomeButtonProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const home = useAppAtomValue(homePathAtom);
  return (
    <Button type={isSecondary ? 'secondary' : 'primary'} onClick={() => navigate(home)}>
      {t({ id: 'host.component.home-button.label', message: 'Back to home' })}
    </Button>
  );
}
