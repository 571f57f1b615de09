/** Controls without state of their own. They are bundled into the pages that use them and cost other pages nothing. */

export { FileDrop } from '../components/file-drop/file-drop.tsx';
export { ForwardSign } from '../components/forward-sign/forward-sign.tsx';
export { Segmented } from '../components/segmented/segmented.tsx';
export { Slider } from '../components/slider/slider.tsx';
export { Switch } from '../components/switch/switch.tsx';
