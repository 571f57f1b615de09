import { solveChallenge } from './solve-challenge.ts';

/** The message that the web worker sends for a challenge: the solution, or the text of the error. */
export type SolveResult = { readonly solution: string } | { readonly failure: string };

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  solveChallenge(data).then(
    (solution) => self.postMessage({ solution } satisfies SolveResult),
    (error: unknown) => self.postMessage({ failure: String(error) } satisfies SolveResult),
  );
});
