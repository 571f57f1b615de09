/**
 * Two pages with little code. They share a chunk, because every chunk adds to the code that all
 * pages load first.
 */
export { LogPage } from './features/front-end-log/log-page.tsx';
export { RunsPage } from './features/runs/runs-page.tsx';
