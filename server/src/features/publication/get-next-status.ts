import { ERROR_CODES, type Moves, mayMove } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Returns the status after a transition.
 *
 * @throws BusinessError `moveRefused`, with the current status, when the transition is not allowed.
 */
export function getNextStatus<State extends string, Move extends string>(
  moves: Moves<State, Move>,
  move: Move,
  state: State,
): State {
  if (!mayMove(moves, move, state)) throw new BusinessError(ERROR_CODES.moveRefused, { state });
  return moves[move].to;
}
