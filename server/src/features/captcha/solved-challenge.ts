import { type infer as Infer, looseObject, number, string } from 'zod/mini';

/** The data from a solver: the unchanged challenge, and the counter and key of the solution. */
export const solvedChallengeSchema = looseObject({
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

export type SolvedChallenge = Infer<typeof solvedChallengeSchema>;
