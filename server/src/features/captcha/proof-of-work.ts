import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type infer as Infer, looseObject, number, string } from 'zod/mini';

/** Milliseconds for which a challenge is valid. */
const LIFETIME = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';

/** The work that a captcha requires: a random number of keys, each of which takes `rounds` rounds of the algorithm. */
export interface CaptchaEffort {
  readonly rounds: number;
  readonly fewestKeys: number;
  readonly mostKeys: number;
}

/**
 * A captcha requires 200 to 400 keys of 3,000 rounds. This takes less than a second with the browser's native crypto
 * and a few seconds in plain JavaScript, but is too expensive for thousands of registrations.
 */
const EFFORT: CaptchaEffort = { rounds: 3_000, fewestKeys: 200, mostKeys: 400 };

/** A solution from the client: the unchanged challenge, and the counter and key of the solution. */
const solvedChallengeSchema = looseObject({
  challenge: looseObject({
    parameters: looseObject({
      algorithm: string(),
      nonce: string(),
      salt: string(),
      cost: number(),
      keyLength: number(),
      keyPrefix: string(),
      keySignature: string(),
      expiresAt: number(),
    }),
    signature: string(),
  }),
  solution: looseObject({ counter: number(), derivedKey: string() }),
});

type SolvedChallenge = Infer<typeof solvedChallengeSchema>;

export interface ProofOfWork {
  /** Creates a challenge as JSON text. */
  createChallenge(now: Date): Promise<string>;
  /**
   * Returns the nonce and the expiry of a valid solution, or undefined if the solution is malformed, wrong, forged or
   * expired. Does not check whether the challenge was used before.
   */
  verify(
    solution: string,
    now: Date,
  ): Promise<{ readonly nonce: string; readonly expiresAt: Date } | undefined>;
}

/**
 * Creates the proof of work. Challenges are signed, so the server does not store them before use.
 *
 * @param readSecret Returns the secret that signs the challenges.
 * @param effort Only tests pass a lower effort than the default.
 */
export function createProofOfWork(readSecret: () => Promise<Uint8Array>, effort = EFFORT): ProofOfWork {
  const readSecrets = async () => {
    const secret = Buffer.from(await readSecret()).toString('base64url');
    return { hmacSignatureSecret: `challenge.${secret}`, hmacKeySignatureSecret: `key.${secret}` };
  };

  return {
    async createChallenge(now) {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: effort.rounds,
        // The `randomInt` of this library takes the maximum first.
        counter: randomInt(effort.mostKeys, effort.fewestKeys),
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFETIME),
        ...(await readSecrets()),
      });
      return JSON.stringify(challenge);
    },

    async verify(solution, now) {
      const solved = parseSolution(solution);
      if (!solved) return undefined;
      const { parameters } = solved.challenge;
      const expiresAt = new Date(parameters.expiresAt * 1_000);
      if (expiresAt <= now || parameters.algorithm !== ALGORITHM) return undefined;
      const result = await verifySolution({
        challenge: solved.challenge,
        solution: solved.solution,
        deriveKey,
        ...(await readSecrets()),
      });
      return result.invalidSignature === false && result.invalidSolution === false
        ? { nonce: parameters.nonce, expiresAt }
        : undefined;
    },
  };
}

function parseSolution(solution: string): SolvedChallenge | undefined {
  try {
    return solvedChallengeSchema.parse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}
