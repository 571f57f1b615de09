import { expect, test } from 'vitest';
import { poFormat } from './po-format.ts';

test.each([
  ['fr_FR', 'fr-FR'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
])('reads the language %s, as gettext writes it, as %s', async (language, locale) => {
  const content = `msgid ""
msgstr ""
"Language: ${language}\\n"

msgctxt "page.title"
msgid "Title"
msgstr "Titre"
`;
  expect((await poFormat.read(content)).locale).toBe(locale);
});
