import type { Page } from 'playwright/test';

/**
 * Measures the layout of a page: elements outside the window, texts cut without an ellipsis or wider than their control,
 * overlapping texts and controls.
 */
export function findMisplaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(measure);
}

/** Runs in the page. */
function measure(): string[] {
  const SLACK = 2;
  const CONTROLS = 'button, td, th, .arco-tag, [role=tab], [role=menuitem], [role=option]';
  const findings: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1)
    findings.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.className}> ${(element.textContent ?? '').trim().slice(0, 40)}`;

  /** The part of an element's box that the scrolling and clipping elements around it leave visible. */
  function clipped(node: Node, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box;
    for (let above = node.parentElement; above; above = above.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(above);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = above.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  interface TextBox {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const boxes: TextBox[] = [];
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
        const box = clipped(text, line);
        if (box.width > SLACK && box.height > SLACK) boxes.push({ element, box });
        const isSeen = box.width > SLACK && box.height > SLACK;
        const control = isSeen ? element.closest(CONTROLS)?.getBoundingClientRect() : undefined;
        if (control && (box.left < control.left - SLACK || box.right > control.right + SLACK))
          findings.push(`is wider than its control: ${name(element)}`);
        if (isSeen && (box.left < -1 || box.right > clientWidth + 1))
          findings.push(`sticks out: ${name(element)}`);
      }
    }
    const isCut = element.scrollWidth > element.clientWidth + SLACK && element.clientWidth > 1;
    const isClipping = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (texts.length > 0 && isCut && isClipping && style.textOverflow !== 'ellipsis')
      findings.push(`is cut off: ${name(element)}`);
    if (element.matches('input:not([type=hidden]), textarea, select, img')) {
      const box = clipped(element, element.getBoundingClientRect());
      if (box.width > SLACK && box.height > SLACK) boxes.push({ element, box });
    }
  }

  const findLayer = (element: Element) =>
    element.closest('[role=dialog], [role=menu], .arco-trigger, .arco-drawer, .arco-modal');
  // Boxes are compared before styles: most pairs do not overlap, and styles cost a hundred times more.
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width <= SLACK || height <= SLACK) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (findLayer(one.element) !== findLayer(other.element)) continue;
      if (isUnderPinned(one.element, other.element)) continue;
      if (!areBothOnTop(one, other)) continue;
      findings.push(`${name(one.element)} lies over ${name(other.element)}`);
    }
  });

  /** Whether one of two texts is in a pinned cell or tool: what scrolls beside it passes under it. */
  function isUnderPinned(one: Element, other: Element): boolean {
    const [pin, otherPin] = [findPinned(one), findPinned(other)];
    return (
      pin !== otherPin &&
      [pin, otherPin].some(
        (pinned) => findScroller(pinned)?.contains(one) && findScroller(pinned)?.contains(other),
      )
    );
  }

  function findPinned(element: Element): Element | undefined {
    return [...selfAndAbove(element)].find((above) => getComputedStyle(above).position === 'sticky');
  }

  /** The table or the sideways scrolling line of a pinned element. */
  function findScroller(pinned: Element | undefined): Element | undefined {
    return [...selfAndAbove(pinned?.parentElement ?? null)].find(
      (above) => above.matches('table') || /auto|scroll/.test(getComputedStyle(above).overflowX),
    );
  }

  function* selfAndAbove(element: Element | null): Generator<Element> {
    for (let above = element; above; above = above.parentElement) yield above;
  }

  /** Whether both are visible. What scrolls under a sticky bar is covered, not overlapping. */
  function areBothOnTop(...both: TextBox[]): boolean {
    return both.every(({ element, box }) => {
      const points = [0.1, 0.5, 0.9].map((share) => box.left + box.width * share);
      return points.some((x) => {
        const top = document.elementFromPoint(x, box.top + box.height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      });
    });
  }
  return [...new Set(findings)];
}
