import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge, as the registration page does. Returns the solution in the format of the call. */
export async function solveCaptcha(challengeText: string): Promise<string> {
  const challenge = JSON.parse(challengeText);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time.');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
