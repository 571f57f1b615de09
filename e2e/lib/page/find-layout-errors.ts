import type { Page } from 'playwright/test';

/**
 * Returns the layout errors of a page: elements outside the window, texts cut without an ellipsis or wider than their
 * control, overlapping texts and controls.
 */
export function findLayoutErrors(page: Page): Promise<readonly string[]> {
  return page.evaluate(listErrors);
}

/** Runs in the page. */
function listErrors(): string[] {
  const TOLERANCE = 2;
  const CONTROL_SELECTOR = 'button, td, th, .arco-tag, [role=tab], [role=menuitem], [role=option]';
  const findings: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1)
    findings.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.className}> ${(element.textContent ?? '').trim().slice(0, 40)}`;

  /** Returns the part of a box that is visible inside the scrolling and clipping elements around it. */
  function getVisibleBox(node: Node, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box;
    for (let ancestor = node.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(ancestor);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = ancestor.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  interface MeasuredBox {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const boxes: MeasuredBox[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('svg, canvas, [inert]')) continue;
    const style = getComputedStyle(element);
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const box = getVisibleBox(text, line);
        if (box.width > TOLERANCE && box.height > TOLERANCE) boxes.push({ element, box });
        const isVisible = box.width > TOLERANCE && box.height > TOLERANCE;
        const control = isVisible ? element.closest(CONTROL_SELECTOR)?.getBoundingClientRect() : undefined;
        if (control && (box.left < control.left - TOLERANCE || box.right > control.right + TOLERANCE))
          findings.push(`is wider than its control: ${describeElement(element)}`);
        if (isVisible && (box.left < -1 || box.right > clientWidth + 1))
          findings.push(`sticks out: ${describeElement(element)}`);
      }
    }
    const isOverflowing = element.scrollWidth > element.clientWidth + TOLERANCE && element.clientWidth > 1;
    const isClipping = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (texts.length > 0 && isOverflowing && isClipping && style.textOverflow !== 'ellipsis')
      findings.push(`is cut off: ${describeElement(element)}`);
    if (element.matches('input:not([type=hidden]), textarea, select, img')) {
      const box = getVisibleBox(element, element.getBoundingClientRect());
      if (box.width > TOLERANCE && box.height > TOLERANCE) boxes.push({ element, box });
    }
  }

  /**
   * Returns the layer over the page that contains an element, or null for an element of the page itself. Elements of
   * different layers may overlap.
   */
  const findLayer = (element: Element) =>
    element.closest('[role=dialog], [role=menu], .arco-trigger, .arco-drawer, .arco-modal');
  // Boxes are compared before styles: most pairs do not overlap, and styles cost a hundred times more.
  boxes.forEach((first, index) => {
    for (const second of boxes.slice(index + 1)) {
      const width = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const height = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      if (width <= TOLERANCE || height <= TOLERANCE) continue;
      if (first.element.contains(second.element) || second.element.contains(first.element)) continue;
      if (findLayer(first.element) !== findLayer(second.element)) continue;
      if (isScrolledUnderPinned(first.element, second.element)) continue;
      if (!areBothOnTop(first, second)) continue;
      findings.push(`${describeElement(first.element)} lies over ${describeElement(second.element)}`);
    }
  });

  /** Returns whether one of two texts is in a sticky element and the other one scrolls under it. */
  function isScrolledUnderPinned(first: Element, second: Element): boolean {
    const [pinned, otherPinned] = [findPinned(first), findPinned(second)];
    return (
      pinned !== otherPinned &&
      [pinned, otherPinned].some(
        (element) => findScroller(element)?.contains(first) && findScroller(element)?.contains(second),
      )
    );
  }

  function findPinned(element: Element): Element | undefined {
    return [...listSelfAndAncestors(element)].find(
      (ancestor) => getComputedStyle(ancestor).position === 'sticky',
    );
  }

  /** Returns the table or the horizontally scrolling row of a pinned element. */
  function findScroller(pinned: Element | undefined): Element | undefined {
    return [...listSelfAndAncestors(pinned?.parentElement ?? null)].find(
      (ancestor) => ancestor.matches('table') || /auto|scroll/.test(getComputedStyle(ancestor).overflowX),
    );
  }

  function* listSelfAndAncestors(element: Element | null): Generator<Element> {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) yield ancestor;
  }

  /**
   * Returns whether each box is visible in at least one of three points. A text that has scrolled under a sticky bar is
   * covered, which is not an error.
   */
  function areBothOnTop(...boxes: MeasuredBox[]): boolean {
    return boxes.every(({ element, box }) => {
      const points = [0.1, 0.5, 0.9].map((fraction) => box.left + box.width * fraction);
      return points.some((x) => {
        const top = document.elementFromPoint(x, box.top + box.height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      });
    });
  }
  return [...new Set(findings)];
}
