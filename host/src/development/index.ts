export { DevelopmentTools } from './development-tools.tsx';
export { TableLabPage } from './table-lab/table-lab-page.tsx';
