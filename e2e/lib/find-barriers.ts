import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names them. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules among them that a change of colours alone can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Part {
  /** Selector of a part of the page: it is held against every rule of axe, the good practices included. */
  readonly within?: string;
  /** Asks for colours only: for a page that has been judged whole and has been painted anew since. */
  readonly ofColours?: boolean;
}

/** What axe finds on a page, or on a part of it: rule, place and what to mend, a line each. */
export async function findBarriers(page: Page, { within, ofColours }: Part = {}): Promise<readonly string[]> {
  // The legacy mode judges within the page. The other one opens a second page for each judgement, for the sake of
  // frames from elsewhere, at more than twice the cost.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (ofColours) axe.withRules(OF_COLOURS);
  else if (!within) axe.withTags(STANDARD);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
