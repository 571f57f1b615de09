import type { Page } from 'playwright/test';

interface DeploymentChange {
  readonly locales?: readonly string[];
  readonly defaultLocale?: string;
  readonly features?: Readonly<Record<string, boolean>>;
}

/** Changes the configuration, `/config.json`, that a page receives. */
export async function changeDeployment(page: Page, change: DeploymentChange): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const deployment = await response.json();
    const features = { ...deployment.features, ...change.features };
    await route.fulfill({ response, json: { ...deployment, ...change, features } });
  });
}
