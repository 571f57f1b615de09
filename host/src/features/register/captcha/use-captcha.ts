import { captchaCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useEffect, useRef, useState } from 'react';
import { solveInWorker } from './solve-in-worker.ts';

/** A solution is taken to be good for this long, in milliseconds: less than the server allows. */
const LIFETIME = 8 * 60_000;

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

export interface Captcha {
  readonly state: CaptchaState;
  /** Does the work unless a solution is at hand; one may be used once. Rejects when there is no getting one. */
  solve(): Promise<string>;
  /** The solution has been used or refused. */
  discard(): void;
}

interface Solution {
  readonly text: string;
  readonly until: number;
}

/** The check that a person, not a crowd of programs, registers: a challenge solved by this browser. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('idle');
  const solution = useRef<Solution>(undefined);
  const running = useRef<Promise<string>>(undefined);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function work(): Promise<string> {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    setState('working');
    try {
      const { challenge } = await request(captchaCall, {}, { isSilent: true, signal });
      const text = await solveInWorker(challenge, signal);
      solution.current = { text, until: Date.now() + LIFETIME };
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
      const held = solution.current;
      if (held && held.until > Date.now()) return Promise.resolve(held.text);
      running.current ??= work();
      return running.current;
    },
    discard: () => {
      solution.current = undefined;
      setState('idle');
    },
  };
}
