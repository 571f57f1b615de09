/** Two short lists. They load together, because each file of its own adds to what every page loads first. */
export { LogPage } from './features/front-end-log/log-page.tsx';
export { RunsPage } from './features/runs/runs-page.tsx';
