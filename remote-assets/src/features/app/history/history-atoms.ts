import { invocationCalls } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';

export const historyLoad = defineLoad(invocationCalls.list);

export const invocationLoad = defineLoad(invocationCalls.detail);
