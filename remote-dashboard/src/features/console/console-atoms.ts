import { dashboardSeriesCall, dashboardSummaryCall, dashboardTopCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

export const summaryLoad = defineLoad(dashboardSummaryCall);
export const seriesLoad = defineLoad(dashboardSeriesCall);
export const topLoad = defineLoad(dashboardTopCall);
