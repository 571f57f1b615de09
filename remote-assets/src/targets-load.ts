import { targetListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

/** What an app may be made of. */
export const targetsLoad = defineLoad(targetListCall);
