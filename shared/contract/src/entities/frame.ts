import { boolean, type infer as Infer, object, optional } from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { textField } from './text-field.ts';

/** A page of another site that the console shows in place of one of its own. */
export const frameSchema = object({
  /** By https, at one of the origins that the deployment allows (`frames`); anything else is refused in a sentence. */
  address: textField(LIMITS.addressLength),
  /** Whether the page's own margin stands around it (yes unless said). */
  hasMargin: optional(boolean()),
  /** Whether the copyright stands below it (yes unless said). */
  showsCopyright: optional(boolean()),
});

export type Frame = Infer<typeof frameSchema>;
