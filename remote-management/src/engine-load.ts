import { engineListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

/** What the engines of this installation say of themselves. */
export const enginesLoad = defineLoad(engineListCall);
