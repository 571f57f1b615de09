import type { Page } from 'playwright/test';

/** A site that the shared server allows to be shown in frames. */
export const FRAMED_SITE = 'https://framed.example';

/** What the site's page says once its script has run. */
export const FRAMED_WORDS = 'The script ran';

/**
 * A page that tries what a framed page must not get away with: to look into the console around it, and to lead it
 * away. What the first came to stands in its title.
 */
const CURIOUS = `<!doctype html><title>waiting</title><h1>Handbook</h1><p></p><script>
  try { document.title = 'saw ' + parent.document.title } catch { document.title = 'saw nothing' }
  document.querySelector('p').textContent = '${FRAMED_WORDS}';
  try { top.location = '${FRAMED_SITE}/away' } catch {}
</script>`;

/** A page that leads its own frame into the console. */
const HOMING = `<!doctype html><title>homing</title><script>
  location.href = new URL('/login', location.ancestorOrigins[0]).href;
</script>`;

/** Puts the site on the network of a page: `/` looks around, `/homing` goes into the console. */
export async function serveFramedSite(page: Page): Promise<void> {
  await page.route(`${FRAMED_SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: new URL(route.request().url()).pathname === '/homing' ? HOMING : CURIOUS,
    }),
  );
}
