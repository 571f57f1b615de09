import { enum as enumeration, type infer as Infer } from 'zod/mini';
import { createItemSchema, RECOGNITION_TASKS } from './item.ts';

export const recognitionTaskSchema = enumeration(RECOGNITION_TASKS);

export const recognitionSchema = createItemSchema(recognitionTaskSchema);

export type Recognition = Infer<typeof recognitionSchema>;
