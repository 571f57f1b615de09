import { sessionsCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

/** Where the account is signed in. */
export const sessionsLoad = defineLoad(sessionsCall);
