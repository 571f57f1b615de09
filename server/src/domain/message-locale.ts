/** Languages in which the server words its messages. */
export type MessageLocale = 'zh-CN' | 'en-US';

/** A text, or other value, in each language that the server speaks. */
export type Localized<Text = string> = Readonly<Record<MessageLocale, Text>>;
