import { type BodyOf, type DataOf, menuListCall } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { Page } from 'playwright/test';

type MenuResponder = (requested: BodyOf<typeof menuListCall>) => DataOf<typeof menuListCall>;

/**
 * Responds to the menu call as a deployment with its own entries does. The returned function returns the number of
 * calls so far.
 */
export async function serveMenu(page: Page, respond: MenuResponder): Promise<() => number> {
  const { wireKey } = await (await page.request.get('/config.json')).json();
  const cipher = createBrowserCipher(wireKey);
  let count = 0;
  await page.route(`**${menuListCall.path}`, async (route) => {
    count += 1;
    const requested = menuListCall.body.parse(JSON.parse(cipher.open(route.request().postData() ?? '')));
    const body = cipher.seal(
      JSON.stringify({ code: 0, data: respond(requested as BodyOf<typeof menuListCall>) }),
    );
    await route.fulfill({ body, contentType: 'text/plain' });
  });
  return () => count;
}
