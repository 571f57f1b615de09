import { ERROR_CODES, type Moves, mayMove } from '@atrium/contract';
import { BusinessFailure } from '../../http/business-failure.ts';

/**
 * The state that a thing has once it is moved so.
 *
 * @throws BusinessFailure `moveRefused`, with the state, when that is not possible in it.
 */
export function assertMove<State extends string, Move extends string>(
  moves: Moves<State, Move>,
  move: Move,
  state: State,
): State {
  if (!mayMove(moves, move, state)) throw new BusinessFailure(ERROR_CODES.moveRefused, { state });
  return moves[move].to;
}
