import { solveChallenge } from './solve-challenge.ts';

/** What the worker returns for a challenge. */
export type SolveResult = { readonly solution: string } | { readonly failure: string };

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  solveChallenge(data).then(
    (solution) => self.postMessage({ solution } satisfies SolveResult),
    (error: unknown) => self.postMessage({ failure: String(error) } satisfies SolveResult),
  );
});
