/** A passkey that the relying party does not accept. `message` is the reason, for the log. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}
