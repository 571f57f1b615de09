import { nlpListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

/** What an NLP app may be made of. */
export const targetsLoad = defineLoad(nlpListCall);
