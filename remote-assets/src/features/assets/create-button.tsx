import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { createAppLocation } from '../../addresses.ts';
import { useKindChoice } from './use-kind-choice.ts';

interface CreateButtonProps {
  /** A page has one primary button: the one in its head. */
  readonly type?: 'primary' | 'outline';
}

/** Links to the page that creates an app of the listed kind; the kind can be changed there. */
export function CreateButton({ type = 'primary' }: CreateButtonProps) {
  const { t } = useLingui();
  const { navigator } = usePane();
  const { kind = 'nlp' } = useKindChoice();
  return (
    <Button type={type} icon={<IconPlus />} onClick={() => navigator.go(createAppLocation(kind))}>
      {t({ id: 'assets.page.assets.create', message: 'Create app' })}
    </Button>
  );
}
