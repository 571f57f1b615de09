import type { Database } from '../../database/database.ts';
import { lazyServerSecret } from '../identity/server-secret.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { spendChallenge } from './spend-challenge.ts';

export interface Captcha {
  challenge(): Promise<string>;
  /** Whether a solution is right, in time and used for the first time. Asking uses it up. */
  spend(solution: string): Promise<boolean>;
}

export function createCaptcha(deps: { readonly database: Database; readonly clock: () => Date }): Captcha {
  const work = createProofOfWork(lazyServerSecret(deps.database, 'captcha'));
  return {
    challenge: () => work.challenge(deps.clock()),
    async spend(solution) {
      const proven = await work.verify(solution, deps.clock());
      return proven !== undefined && (await spendChallenge(deps.database, proven));
    },
  };
}
