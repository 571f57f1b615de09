import { FormAlert } from '@atrium/ui/base';
import { Dependents } from '../../../drawer/dependents.tsx';
import { useAlgorithm } from '../algorithm-context.ts';
import { AliasHistory } from './alias-history.tsx';
import { AliasList } from './alias-list.tsx';
import { useAliasActions } from './use-alias-actions.ts';

/** The versions at which the aliases point, and the history of the aliases. */
export function AliasPanel() {
  const { algorithm } = useAlgorithm();
  const actions = useAliasActions(algorithm.id);
  return (
    <>
      <FormAlert>{actions.error?.msg}</FormAlert>
      {actions.error ? <Dependents businessError={actions.error} /> : null}
      <AliasList aliases={algorithm.aliases} isBusy={actions.isRunning} onRemove={actions.removeAlias} />
      <AliasHistory actions={actions} />
    </>
  );
}
