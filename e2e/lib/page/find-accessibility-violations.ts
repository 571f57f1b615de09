import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** WCAG 2.2, levels A and AA, by axe's names. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of a part of the page that is checked against every rule of axe, including best practices. */
  readonly within?: string;
}

/** Violations that axe finds on a page or a part of it: rule, element and how to fix it, one line each. */
export async function findAccessibilityViolations(
  page: Page,
  { within }: Scope = {},
): Promise<readonly string[]> {
  await page.evaluate(waitForTransitions);
  // The script stays in the page until the next load. Injecting it costs more than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, {
    context: within ? { include: [within] } : { include: ['html'] },
    // Without the results of passed rules, a check takes a third of the time.
    options: {
      resultTypes: ['violations'],
      iframes: false,
      ...(within ? {} : { runOnly: { type: 'tag', values: STANDARD } }),
    } satisfies axe.RunOptions,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

interface AxeCall {
  readonly context: axe.ElementContext;
  readonly options: axe.RunOptions;
}

/** Runs in the page. */
async function runAxe({ context, options }: AxeCall): Promise<axe.Result[]> {
  const inPage = window as unknown as { readonly axe: typeof axe };
  return (await inPage.axe.run(context, options)).violations;
}

/** Waits for the transitions in progress: axe would measure a color between two themes. Loops do not end and do not count. */
async function waitForTransitions(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
