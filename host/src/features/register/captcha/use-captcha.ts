import { captchaCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useEffect, useRef, useState } from 'react';
import type { SolveResult } from './solve-worker.ts';

/** The time for which a solution is used, in milliseconds. It is shorter than the time that the server allows. */
const SOLUTION_LIFETIME = 8 * 60_000;

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

export interface Captcha {
  readonly state: CaptchaState;
  /**
   * Returns the stored solution. If there is none, or it is too old, solves a new challenge. A solution can be used
   * once, so a caller that has used it calls `discard`. Rejects when no solution can be obtained.
   */
  solve(): Promise<string>;
  /** Discards a solution that has been used or rejected. */
  discard(): void;
}

interface Solution {
  readonly text: string;
  readonly validUntil: number;
}

/** Checks that a person registers instead of a bot: this browser solves a challenge. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('idle');
  const solution = useRef<Solution>(undefined);
  const running = useRef<Promise<string>>(undefined);
  const unmountController = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    unmountController.current = controller;
    return () => controller.abort();
  }, []);

  async function fetchAndSolve(): Promise<string> {
    const signal = unmountController.current?.signal ?? AbortSignal.abort();
    setState('working');
    try {
      const { challenge } = await request(captchaCall, {}, { isSilent: true, signal });
      const text = await solveInWorker(challenge, signal);
      solution.current = { text, validUntil: Date.now() + SOLUTION_LIFETIME };
      setState('solved');
      return text;
    } catch (error) {
      if (!signal.aborted) setState('failed');
      throw error;
    } finally {
      running.current = undefined;
    }
  }

  return {
    state,
    solve: () => {
      const stored = solution.current;
      if (stored && stored.validUntil > Date.now()) return Promise.resolve(stored.text);
      running.current ??= fetchAndSolve();
      return running.current;
    },
    discard: () => {
      solution.current = undefined;
      setState('idle');
    },
  };
}

/** Solves a challenge in a web worker, so that the page stays responsive. The signal stops the work immediately. */
function solveInWorker(challenge: string, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url));
  const solved = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<SolveResult>) => {
      if ('solution' in data) resolve(data.solution);
      else reject(new Error(data.failure));
    });
  });
  worker.postMessage(challenge);
  return solved.finally(() => worker.terminate());
}
