import { algorithms } from './algorithms.ts';
import { nlpItems } from './nlp-items.ts';
import { recognitions } from './recognitions.ts';

/** The tables of items, by kind. */
export const ITEM_TABLES = { recognition: recognitions, nlp: nlpItems } as const;

export type ItemRow = (typeof ITEM_TABLES)[keyof typeof ITEM_TABLES]['$inferSelect'];

/** The tables of targets, by kind of app. */
export const TARGET_TABLES = { algorithm: algorithms, ...ITEM_TABLES } as const;
