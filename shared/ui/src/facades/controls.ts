/** Controls without shared state. The bundler adds them only to the pages that use them. */

export { FileDrop } from '../components/file-drop/file-drop.tsx';
export { ForwardArrow } from '../components/forward-arrow/forward-arrow.tsx';
export { useNeighborKeys } from '../components/neighbor-keys/use-neighbor-keys.ts';
export { useScrollFades } from '../components/scroll-fades/use-scroll-fades.ts';
export { Segmented } from '../components/segmented/segmented.tsx';
export { Slider } from '../components/slider/slider.tsx';
export { Switch } from '../components/switch/switch.tsx';
