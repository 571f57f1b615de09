import { useLayoutEffect } from 'react';
import { keepLayer } from './keep-layer.ts';

interface WatermarkProps {
  readonly text: string;
  /** The theme shown: the tile is drawn in its colour. */
  readonly theme: 'light' | 'dark';
  /** The body of another document, such as one to be printed; the page's own unless said. */
  readonly within?: HTMLElement;
}

/** The short name, faint, over everything and in nobody's way, in print too. Taken out of the page, it comes back. */
export function Watermark({ text, theme, within = document.body }: WatermarkProps) {
  useLayoutEffect(() => keepLayer({ text, theme, within }), [text, theme, within]);
  return null;
}
