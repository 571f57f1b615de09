import { useLayoutEffect, useRef } from 'react';
import { drawWatermarkTile } from './draw-watermark-tile.ts';
import styles from './watermark.module.css';

interface WatermarkProps {
  readonly text: string;
  /** The theme shown: the tile is drawn in its colour. */
  readonly theme: 'light' | 'dark';
}

/** The short name, faint, over everything and in nobody's way. */
export function Watermark({ text, theme }: WatermarkProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    element.dataset.theme = theme;
    const { color, fontFamily } = getComputedStyle(element);
    const tile = drawWatermarkTile(text, { color, font: fontFamily });
    element.style.backgroundImage = tile ? `url("${tile}")` : 'none';
  }, [text, theme]);
  return <div ref={layer} className={styles.layer} aria-hidden="true" />;
}
