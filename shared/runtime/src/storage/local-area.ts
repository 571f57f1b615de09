import { createStorageArea } from './storage-area.ts';

/** The browser's local storage; looked up at each use, since merely naming it throws where it is forbidden. */
export const localArea = createStorageArea(() => globalThis.localStorage);
