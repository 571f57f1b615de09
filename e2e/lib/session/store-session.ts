import { loginCall, ROUTES, STORAGE } from '@atrium/contract';
import type { Page } from 'playwright/test';
import { callServer } from '../server/call-server.ts';
import { openBlankPage } from './open-blank-page.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/**
 * Signs in without the sign-in page: stores the session cookies and the user in the browser. Returns the address of the
 * user's home page.
 */
export async function storeSession(
  page: Page,
  url: string,
  { account, password }: Credentials,
): Promise<string> {
  const { appId } = await (await fetch(`${url}/config.json`)).json();
  const session = await callServer(loginCall, { account, password }, { url });
  const cookies = (['uuid', 'token', 'refreshToken'] as const).map((field) => ({
    name: STORAGE.cookie(appId, field),
    value: session[field],
    url,
  }));
  await page.context().addCookies(cookies);
  await openBlankPage(page, url);
  const name = `${STORAGE.prefix(appId)}:${session.uuid}:user-info`;
  await page.evaluate(
    ([key = '', info = '']) => localStorage.setItem(key, info),
    [name, JSON.stringify(session.info)],
  );
  return session.info.access.includes('admin') ? ROUTES.console : ROUTES.assets;
}
