/** The languages of the server's messages. */
export type MessageLocale = 'zh-CN' | 'en-US';

/** A text or other value in each language of the server. */
export type Localized<Text = string> = Readonly<Record<MessageLocale, Text>>;
