import { ERROR_CODES, isTransitionAllowed, type Transitions } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * Returns the status after a transition.
 *
 * @throws BusinessError `transitionNotAllowed`, with the current status, when the transition is not allowed.
 */
export function getNextStatus<State extends string, Transition extends string>(
  transitions: Transitions<State, Transition>,
  transition: Transition,
  state: State,
): State {
  if (!isTransitionAllowed(transitions, transition, state))
    throw new BusinessError(ERROR_CODES.transitionNotAllowed, { state });
  return transitions[transition].to;
}
