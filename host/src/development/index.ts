export { ControlGalleryPage } from './control-gallery/control-gallery-page.tsx';
export { DevelopmentTools } from './development-tools.tsx';
