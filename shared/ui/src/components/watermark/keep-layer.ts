import { drawWatermarkTile } from './draw-watermark-tile.ts';
import styles from './watermark.module.css';

interface LayerLook {
  readonly text: string;
  readonly theme: string;
  /** The body of the document that bears it. */
  readonly within: HTMLElement;
}

/**
 * Keeps a watermark in the page until the returned function is called: a layer that is removed, hidden or restyled
 * gives way to a new one. It lies outside React's tree, which would stumble over a node that others have removed.
 */
export function keepLayer(look: LayerLook): () => void {
  let layer = createLayer(look);
  const observer = new MutationObserver((changes) => {
    const isTouched = changes.some(({ target }) => target === layer) || !layer.isConnected;
    if (isTouched) restore();
  });

  function restore(): void {
    observer.disconnect();
    layer.remove();
    layer = createLayer(look);
    watch();
  }

  function watch(): void {
    observer.observe(look.within, { childList: true });
    observer.observe(layer, { attributes: true, childList: true });
  }

  watch();
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

function createLayer({ text, theme, within }: LayerLook): HTMLElement {
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
