import { drawWatermarkTile } from './draw-watermark-tile.ts';
import styles from './watermark.module.css';

interface WatermarkOptions {
  readonly text: string;
  readonly theme: string;
  /** The body of the document that shows it. */
  readonly within: HTMLElement;
}

/**
 * Shows a watermark until the returned function is called. A layer that is removed, hidden or restyled is replaced. The
 * layer is outside React's tree, because React fails on nodes that other code removed.
 */
export function showWatermark(options: WatermarkOptions): () => void {
  let layer = createLayer(options);
  const observer = new MutationObserver((changes) => {
    const isChanged = changes.some(({ target }) => target === layer) || !layer.isConnected;
    if (isChanged) restore();
  });

  function restore(): void {
    observer.disconnect();
    layer.remove();
    layer = createLayer(options);
    watch();
  }

  function watch(): void {
    observer.observe(options.within, { childList: true });
    observer.observe(layer, { attributes: true, childList: true });
  }

  watch();
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

function createLayer({ text, theme, within }: WatermarkOptions): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.ariaHidden = 'true';
  layer.dataset.theme = theme;
  within.append(layer);
  const { color, fontFamily } = getComputedStyle(layer);
  const tile = drawWatermarkTile(text, { color, font: fontFamily });
  layer.style.backgroundImage = tile ? `url("${tile}")` : 'none';
  return layer;
}
