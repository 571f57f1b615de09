import { createStorageArea } from './storage-area.ts';

/** The browser's local storage. It is looked up at each use, because access alone throws if it is forbidden. */
export const localArea = createStorageArea(() => globalThis.localStorage);
