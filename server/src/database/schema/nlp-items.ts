import { itemTable } from './item-table.ts';

export const nlpItems = itemTable('nlp_items');
