import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.2, levels A and AA, by axe's names. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Part {
  /** Selector of a part of the page that is checked against every rule of axe, including best practices. */
  readonly within?: string;
}

/** Violations that axe finds on a page or a part of it: rule, element and how to fix it, one line each. */
export async function findBarriers(page: Page, { within }: Part = {}): Promise<readonly string[]> {
  // The legacy mode runs within the page. The other mode opens a second page for each check because of cross-origin
  // frames, and costs more than twice as much.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  await page.evaluate(waitForTransitions);
  if (within) axe.include(within);
  else axe.withTags(STANDARD);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits for the transitions in progress: axe would measure a color between two themes. Loops do not end and do not count. */
async function waitForTransitions(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
