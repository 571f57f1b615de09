import { useLayoutEffect } from 'react';
import { showWatermark } from './show-watermark.ts';

interface WatermarkProps {
  readonly text: string;
  /** The current theme, which decides the color of the text. */
  readonly theme: 'light' | 'dark';
  /** The body of another document, such as a print document. The default is the body of the page. */
  readonly within?: HTMLElement;
}

/**
 * Shows a text over the page, also in print. It receives no clicks. If it is removed from the document, it is added
 * again.
 */
export function Watermark({ text, theme, within = document.body }: WatermarkProps) {
  useLayoutEffect(() => showWatermark({ text, theme, within }), [text, theme, within]);
  return null;
}
