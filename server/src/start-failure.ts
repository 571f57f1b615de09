/** A reason not to start that one sentence explains; printed without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
