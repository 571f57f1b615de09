import { type Call, ERROR_CODES } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { Page } from 'playwright/test';

/** Responds to the next request of a call as the server does when the last proof of the user's identity is too old. */
export async function requireProof(page: Page, { path }: Call): Promise<void> {
  const { wireKey } = await (await page.request.get('/config.json')).json();
  const body = createBrowserCipher(wireKey).seal(
    JSON.stringify({ code: ERROR_CODES.proofRequired, msg: 'Confirm' }),
  );
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/plain' }), { times: 1 });
}
