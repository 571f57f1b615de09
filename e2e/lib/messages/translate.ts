import { formatMessage } from './format-message.ts';
import { readCatalogs } from './read-catalogs.ts';

export type Language = 'zh-CN' | 'en-US';

/** Returns the text of a message. Values fill its placeholders. */
export type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Reads all catalogs of a language. Returns a function that throws for an id without a message. */
export async function createTranslate(language: Language): Promise<Translate> {
  const messages = await readCatalogs(language);
  return (id, values = {}) => {
    const message = messages.get(id);
    if (!message) throw new Error(`There is no message ${id} in ${language}.`);
    return formatMessage(language, message, values);
  };
}
