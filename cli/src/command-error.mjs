/** The exit codes of the process. Scripts depend on them, so they never change. */
export const EXIT_CODES = /** @type {const} */ ({
  ok: 0,
  /** A run or a row of a batch failed, or the server rejected the request. */
  failed: 1,
  /** The command has a wrong argument. */
  usage: 2,
  /** No key, or a key that is not valid or lacks a scope. */
  auth: 3,
  /** The server does not respond or is busy. The same command may succeed later. */
  unavailable: 4,
  /** The user has interrupted the command: 128 and the number of the signal SIGINT. */
  interrupted: 130,
});

/** An error that ends the command with a message for the user. */
export class CommandError extends Error {
  /**
   * @param {Exclude<keyof typeof EXIT_CODES, 'ok'>} kind
   * @param {string} message
   */
  constructor(kind, message) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = EXIT_CODES[kind];
  }
}
