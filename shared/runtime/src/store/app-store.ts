import { markSingleton } from '@atrium/contract';
import { createStore } from 'jotai';

/** The store of this browser tab: session, language, layout and log. Page features use their pane's store. */
export const appStore = markSingleton('@atrium/runtime', process.env.ATRIUM_BUILD, createStore());
