import { ERROR_CODES, type SecondStep } from '@atrium/contract';
import { BusinessError } from '@atrium/runtime';

/** A sign-in that waits for its second step. */
export interface PendingSignIn {
  readonly step: SecondStep;
  readonly isRemembered: boolean;
}

/** Returns the second step that a sign-in requires, if that is why it failed. */
export function readSecondStep(error: unknown): SecondStep | undefined {
  const isRequired = error instanceof BusinessError && error.code === ERROR_CODES.secondStepRequired;
  return isRequired ? (error.data as SecondStep) : undefined;
}
