import type { AppDependencies } from '../app-dependencies.ts';
import { createSecretReader } from '../identity/secret-repository.ts';
import { spendChallenge } from './challenge-repository.ts';
import { createProofOfWork } from './proof-of-work.ts';

export interface Captcha {
  createChallenge(): Promise<string>;
  /** Returns whether a solution is correct, in time and used for the first time. The check uses it up. */
  spend(solution: string): Promise<boolean>;
}

export function createCaptcha(deps: Pick<AppDependencies, 'database' | 'clock' | 'captchaEffort'>): Captcha {
  const proofOfWork = createProofOfWork(createSecretReader(deps.database, 'captcha'), deps.captchaEffort);
  return {
    createChallenge: () => proofOfWork.createChallenge(deps.clock()),
    async spend(solution) {
      const solvedChallenge = await proofOfWork.verify(solution, deps.clock());
      return solvedChallenge !== undefined && (await spendChallenge(deps.database, solvedChallenge));
    },
  };
}
