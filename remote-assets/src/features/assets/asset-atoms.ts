import { assetsListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

export const assetsLoad = defineLoad(assetsListCall);
