import { ERROR_CODES, type Moves, mayMove } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * The state that a thing has once it is moved so.
 *
 * @throws BusinessError `moveRefused`, with the state, when that is not possible in it.
 */
export function assertMove<State extends string, Move extends string>(
  moves: Moves<State, Move>,
  move: Move,
  state: State,
): State {
  if (!mayMove(moves, move, state)) throw new BusinessError(ERROR_CODES.moveRefused, { state });
  return moves[move].to;
}
