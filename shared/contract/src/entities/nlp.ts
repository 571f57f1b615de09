import { enum as enumeration, type infer as Infer } from 'zod/mini';
import { createItemSchema, NLP_TASKS } from './item.ts';

export const nlpTaskSchema = enumeration(NLP_TASKS);

export const nlpItemSchema = createItemSchema(nlpTaskSchema);

export type NlpItem = Infer<typeof nlpItemSchema>;
