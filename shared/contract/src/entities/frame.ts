import { boolean, type infer as Infer, object, optional } from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { textField } from './text-field.ts';

/** A page of another site that the console shows instead of one of its own. */
export const frameSchema = object({
  /**
   * An HTTPS address at one of the origins that the deployment allows (`frames`). For any other address, the page shows
   * a message instead.
   */
  address: textField(LIMITS.addressLength),
  /** Whether the page has the usual margin. Defaults to yes. */
  hasMargin: optional(boolean()),
  /** Whether the copyright appears below the page. Defaults to yes. */
  showsCopyright: optional(boolean()),
});

export type Frame = Infer<typeof frameSchema>;
