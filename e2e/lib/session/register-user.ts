import { randomInt } from 'node:crypto';
import { captchaCall, registerCall, type Session } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { solveCaptcha } from './solve-captcha.ts';

export interface TestUser {
  readonly account: string;
  readonly password: string;
  readonly name: string;
  readonly session: Session;
}

/** Registers a new user on a running console, with the calls of the registration page. */
export async function registerUser(url?: string): Promise<TestUser> {
  const number = randomInt(1_000_000_000, 9_999_999_999);
  const mail = `person-${number}@example.com`;
  const password = `a password of ${number}`;
  const { challenge } = await callServer(captchaCall, {}, { url });
  const captcha = await solveCaptcha(challenge);
  const session = await callServer(
    registerCall,
    { mail, password, mobile: `+86${number}`.slice(0, 14), captcha },
    { url },
  );
  return { account: mail, password, name: session.info.name, session };
}
