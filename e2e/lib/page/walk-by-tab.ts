import type { Page } from 'playwright/test';

interface WalkFindings {
  /**
   * Visible controls that the Tab key does not reach. The tabs of tab bars, menu entries and choices are left out,
   * because arrow keys reach them.
   */
  readonly unreached: readonly string[];
  /** Controls that do not show that they have the focus. */
  readonly unmarked: readonly string[];
}

/** The maximum number of presses of the Tab key. No page has that many controls. */
const MAX_STEPS = 400;

/** Presses the Tab key from the start of a page until the focus leaves the page. */
export async function walkByTab(page: Page): Promise<WalkFindings> {
  await page.evaluate(startAtTop);
  const unmarked: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const { isNew, finding } = await page.evaluate(recordFocusedControl);
    if (!isNew) break;
    if (finding) unmarked.push(finding);
  }
  return { unreached: await page.evaluate(listUnreachedControls), unmarked };
}

/** Scrolls to the top and moves the focus before the first control. Runs in the page. */
function startAtTop(): void {
  for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached');
  window.scrollTo(0, 0);
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/**
 * Marks the focused control as reached. `isNew` is false if the focus was there before or has left the page. `finding`
 * is the HTML of the control if it does not show the focus. Runs in the page.
 */
async function recordFocusedControl(): Promise<{ readonly isNew: boolean; readonly finding?: string }> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { isNew: false };
  if ('reached' in focused.dataset) return { isNew: false };
  focused.dataset.reached = '';
  // Even without motion, an outline may grow for a millisecond. The promise of a canceled transition rejects.
  // An animation with another timeline follows the scroll position, and may never finish.
  const animations = focused.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  // A list that reloads may remove the control meanwhile; a removed one has no style.
  if (!focused.isConnected) return { isNew: true };
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  // Fields show the focus on the element around them.
  if (isMarked || focused.matches('input, textarea, select')) return { isNew: true };
  return { isNew: true, finding: focused.outerHTML.slice(0, 120) };
}

/** Returns the controls that are not marked as reached. Runs in the page. */
function listUnreachedControls(): string[] {
  const controls = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) =>
        !control.matches(':disabled, [data-reached], [type=hidden], [aria-hidden=true], [inert] *'),
    )
    .filter((control) => !control.matches('[role=tab], [type=radio], [role=menu] *, [role=listbox] *'))
    .map((control) => control.outerHTML.slice(0, 120));
}
