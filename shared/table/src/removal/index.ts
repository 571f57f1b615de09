export { useRemoval } from './use-removal.ts';
