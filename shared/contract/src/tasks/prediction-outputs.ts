import { array, type infer as Infer, number, object, string } from 'zod/mini';
import { scoreField } from './output-fields.ts';

/**
 * A class for each row, and the probability of each class of `classes`. `columns` are the columns that were used.
 */
export const classifyOutputSchema = object({
  columns: array(string()),
  classes: array(string()),
  predictions: array(string()),
  probabilities: array(array(scoreField)),
});

export type ClassifyOutput = Infer<typeof classifyOutputSchema>;

/** A number for each row. `columns` are the columns that were used. */
export const regressOutputSchema = object({
  columns: array(string()),
  predictions: array(number()),
});

export type RegressOutput = Infer<typeof regressOutputSchema>;
