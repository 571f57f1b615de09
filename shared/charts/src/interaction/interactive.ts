/** The interactive components of a chart. `chart-frame.tsx` loads this module on demand. */
export { ChartStage } from './chart-stage.tsx';
export { ChartTools } from './chart-tools.tsx';
