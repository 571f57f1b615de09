import { useLayoutEffect } from 'react';
import { keepLayer } from './keep-layer.ts';

interface WatermarkProps {
  readonly text: string;
  /** The theme shown: the tile is drawn in its colour. */
  readonly theme: 'light' | 'dark';
}

/** The short name, faint, over everything and in nobody's way, in print too. Taken out of the page, it comes back. */
export function Watermark({ text, theme }: WatermarkProps) {
  useLayoutEffect(() => keepLayer({ text, theme }), [text, theme]);
  return null;
}
