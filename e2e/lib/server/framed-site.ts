import type { Page } from 'playwright/test';

/** A site that the shared server allows in frames. */
export const FRAMED_SITE = 'https://framed.example';

/** The text that the site's page shows after its script has run. */
export const FRAMED_TEXT = 'The script ran';

/**
 * A page that tries to read the console around it and to navigate it, which a framed page must not do. Its title shows
 * the result of the first attempt.
 */
const PROBING_PAGE = `<!doctype html><title>waiting</title><h1>Handbook</h1><p></p><script>
  try { document.title = 'saw ' + parent.document.title } catch { document.title = 'saw nothing' }
  document.querySelector('p').textContent = '${FRAMED_TEXT}';
  try { top.location = '${FRAMED_SITE}/away' } catch {}
</script>`;

/** A page that navigates its own frame to the console. */
const NAVIGATING_PAGE = `<!doctype html><title>navigating</title><script>
  location.href = new URL('/login', location.ancestorOrigins[0]).href;
</script>`;

/** Serves the site to a page: `/` tries to read the console around it, `/navigating` opens the console in the frame. */
export async function serveFramedSite(page: Page): Promise<void> {
  await page.route(`${FRAMED_SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: new URL(route.request().url()).pathname === '/navigating' ? NAVIGATING_PAGE : PROBING_PAGE,
    }),
  );
}
