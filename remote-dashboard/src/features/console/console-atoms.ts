import { dashboardSummaryCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

export const summaryLoad = defineLoad(dashboardSummaryCall);
