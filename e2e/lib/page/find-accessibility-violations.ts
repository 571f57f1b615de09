import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** WCAG 2.2, levels A and AA, by axe's names. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /**
   * Selector of a part of the page. This part is checked against every rule of axe, including best practices. Without a
   * selector, the whole page is checked, but only against the rules of `STANDARD`.
   */
  readonly selector?: string;
}

/** Returns the violations that axe finds on a page or a part of it, one line each: rule, element and how to fix it. */
export async function findAccessibilityViolations(
  page: Page,
  { selector }: Scope = {},
): Promise<readonly string[]> {
  await page.evaluate(waitForTransitions);
  // The script stays in the page until the next load. Injecting it costs more than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, {
    context: selector ? { include: [selector] } : { include: ['html'] },
    // Without the results of passed rules, a check takes a third of the time.
    options: {
      resultTypes: ['violations'],
      iframes: false,
      ...(selector ? {} : { runOnly: { type: 'tag', values: STANDARD } }),
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
  const pageWindow = window as unknown as { readonly axe: typeof axe };
  return (await pageWindow.axe.run(context, options)).violations;
}

/**
 * Waits for the transitions in progress, because axe would measure a color between two themes. The transition of a
 * parent can start one of a child that inherits the color. Ignores endless animations, and those that follow scrolling.
 */
async function waitForTransitions(): Promise<void> {
  const findRunning = (): Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          timeline === document.timeline &&
          playState !== 'finished' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  for (let running = findRunning(); running.length > 0; running = findRunning()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}
