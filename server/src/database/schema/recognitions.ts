import { itemTable } from './item-table.ts';

export const recognitions = itemTable('recognitions');
