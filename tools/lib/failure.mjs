/** A problem that one sentence explains; the scripts print it without a stack. */
export class Failure extends Error {}

/**
 * Runs a script's main function: a `Failure` becomes its sentence, anything else keeps its stack, and both exit 1.
 *
 * @param {() => Promise<number | undefined>} main answers the exit code, 0 unless said.
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `atrium: ${error.message}` : error);
    process.exitCode = 1;
  }
}
