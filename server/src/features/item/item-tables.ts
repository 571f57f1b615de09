import type { ItemKind } from '@atrium/contract';
import type { InferSelectModel } from 'drizzle-orm';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { recognitions } from '../../database/schema/recognitions.ts';

/** The tables that store the items of each kind. */
export const ITEM_TABLES = { recognition: recognitions, nlp: nlpItems } as const satisfies Record<
  ItemKind,
  unknown
>;

export type ItemRow = InferSelectModel<(typeof ITEM_TABLES)[ItemKind]>;
