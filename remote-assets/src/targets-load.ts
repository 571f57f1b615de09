import { targetDetailCall, targetListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

/** What an app may be made of. */
export const targetsLoad = defineLoad(targetListCall);

/** One of them, with the parameters that an app may set. */
export const targetLoad = defineLoad(targetDetailCall);
