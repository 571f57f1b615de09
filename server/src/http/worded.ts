import type { MessageLocale } from './request-context.ts';

/** The same in each language that the server speaks. */
export type Worded<Text = string> = Readonly<Record<MessageLocale, Text>>;
