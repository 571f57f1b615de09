import './scroll-fades.css';
import { type RefObject, useEffect } from 'react';

/**
 * Fades the edges of a row that scrolls sideways: each edge beyond which the row has more content. An edge at which the
 * content ends does not fade.
 */
export function useScrollFades(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = () => {
      // In right-to-left text, `scrollLeft` is 0 or negative. Positions may be fractions of a pixel.
      const before = Math.abs(element.scrollLeft);
      const after = element.scrollWidth - element.clientWidth - before;
      element.toggleAttribute('data-more-before', before > 1);
      element.toggleAttribute('data-more-after', after > 1);
    };
    const sizes = new ResizeObserver(update);
    const observeSizes = () => {
      sizes.disconnect();
      for (const observed of [element, ...element.children]) sizes.observe(observed);
    };
    const children = new MutationObserver(observeSizes);
    children.observe(element, { childList: true });
    observeSizes();
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [row]);
}
