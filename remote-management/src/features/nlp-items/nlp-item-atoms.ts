import { nlpListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

export const nlpItemsLoad = defineLoad(nlpListCall);
