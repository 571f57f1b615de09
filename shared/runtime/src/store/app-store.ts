import { markSingleton } from '@atrium/contract';
import { createStore } from 'jotai';

/** The one store of this browser tab: session, language, layout, log. Features of pages live in their pane's store. */
export const appStore = markSingleton('@atrium/runtime', process.env.ATRIUM_BUILD, createStore());
