/** An error with a message for the user. The scripts print the message without a stack. */
export class Failure extends Error {}

/**
 * Runs a script's main function. If it fails, prints the message of a `Failure` or the stack of any other error, and
 * exits with code 1.
 *
 * @param {() => Promise<number | undefined>} main returns the exit code, 0 by default.
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `atrium: ${error.message}` : error);
    process.exitCode = 1;
  }
}
