import {
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
  engineHealthCall,
} from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

export const summaryLoad = defineLoad(dashboardSummaryCall);
export const seriesLoad = defineLoad(dashboardSeriesCall);
export const topLoad = defineLoad(dashboardTopCall);
export const enginesLoad = defineLoad(engineHealthCall);
