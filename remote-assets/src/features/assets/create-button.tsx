import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { getCreateAppLocation } from '../../addresses.ts';
import { useKindChoice } from './use-kind-choice.ts';

interface CreateButtonProps {
  /** Only the button in the header of a page is primary. */
  readonly type?: 'primary' | 'outline';
}

/** Opens the page that creates an app of the listed kind. The user can change the kind there. */
export function CreateButton({ type = 'primary' }: CreateButtonProps) {
  const { t } = useLingui();
  const { navigator } = usePane();
  const { kind = 'nlp' } = useKindChoice();
  return (
    <Button type={type} icon={<IconPlus />} onClick={() => navigator.go(getCreateAppLocation(kind))}>
      {t({ id: 'assets.page.assets.create', message: 'Create app' })}
    </Button>
  );
}
