/** An error that one sentence explains. The scripts print it without a stack. */
export class Failure extends Error {}

/**
 * Runs a script's main function. Prints a `Failure` as its sentence and any other error with its stack; both exit with
 * 1.
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
