import { expect, test } from 'vitest';
import { csvFormat } from './csv-format.ts';

test('ignores the byte order mark of the file, and retains the same character in a text', async () => {
  const entry = { id: 'page.title', source: 'Title', text: 'a\ufeffb', isDraft: false };
  const written = await csvFormat.write('fr-FR', [entry]);
  expect(written.startsWith('\ufeff')).toBe(true);
  for (const content of [written, written.slice(1)]) {
    expect(await csvFormat.read(content)).toEqual({ locale: 'fr-FR', entries: [entry] });
  }
});
