export { ChartStage } from './chart-stage.tsx';
export { ChartTools } from './chart-tools.tsx';
