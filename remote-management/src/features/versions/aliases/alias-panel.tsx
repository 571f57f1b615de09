import { FormAlert } from '@atrium/ui/base';
import { Dependents } from '../../../drawer/dependents.tsx';
import { useAlgorithm } from '../algorithm-context.ts';
import { AliasHistory } from './alias-history.tsx';
import { AliasList } from './alias-list.tsx';
import { useAliasMoves } from './use-alias-moves.ts';

/** The versions at which the aliases point, and the history of the aliases. */
export function AliasPanel() {
  const { algorithm } = useAlgorithm();
  const moves = useAliasMoves(algorithm.id);
  return (
    <>
      <FormAlert>{moves.error?.msg}</FormAlert>
      {moves.error ? <Dependents businessError={moves.error} /> : null}
      <AliasList aliases={algorithm.aliases} isBusy={moves.isRunning} onRemove={moves.remove} />
      <AliasHistory moves={moves} />
    </>
  );
}
