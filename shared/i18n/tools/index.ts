export { readCatalog } from './catalog-file.ts';
