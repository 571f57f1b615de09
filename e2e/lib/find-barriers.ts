import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.2, levels A and AA, as axe names them. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Part {
  /** Selector of a part of the page: it is held against every rule of axe, the good practices included. */
  readonly within?: string;
}

/** What axe finds on a page, or on a part of it: rule, place and what to mend, a line each. */
export async function findBarriers(page: Page, { within }: Part = {}): Promise<readonly string[]> {
  // The legacy mode judges within the page. The other one opens a second page for each judgement, for the sake of
  // frames from elsewhere, at more than twice the cost.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  else axe.withTags(STANDARD);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
