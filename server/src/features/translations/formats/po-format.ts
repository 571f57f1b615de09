import PO from 'pofile';
import type { FileFormat } from './translation-file.ts';

/**
 * PO, as gettext writes it: the context (`msgctxt`) is the id and `msgid` the English text. Also reads catalogs whose
 * `msgid` is the id. The entry of a draft has the flag `fuzzy`.
 */
export const poFormat: FileFormat = {
  extension: 'po',
  async write(locale, entries) {
    const file = new PO();
    file.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: locale };
    file.items = entries.map(({ id, source, text, isDraft }) => {
      const item = new PO.Item();
      item.msgctxt = id;
      item.msgid = source;
      item.msgstr = [text];
      if (isDraft) item.flags.fuzzy = true;
      return item;
    });
    return file.toString();
  },
  async read(content) {
    const { headers, items } = PO.parse(content);
    const used = items.filter(({ obsolete, msgid }) => !obsolete && msgid !== '');
    if (used.length === 0) throw new Error('The file has no messages.');
    return {
      locale: headers.Language?.replaceAll('_', '-') || undefined,
      entries: used.map(({ msgctxt, msgid, msgstr, flags }) => ({
        id: msgctxt ?? msgid,
        source: msgctxt === undefined || msgctxt === null ? '' : msgid,
        text: msgstr[0] ?? '',
        isDraft: flags.fuzzy === true,
      })),
    };
  },
};
