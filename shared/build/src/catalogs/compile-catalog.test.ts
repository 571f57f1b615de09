import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileCatalog } from './compile-catalog.ts';

const entry = (id: string, text: string) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n\n`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-catalogs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeCatalog = (name: string, source: string) => writeFile(path.join(folder, name), source);

async function readMessages(name: string, isOmitted?: (id: string) => boolean) {
  const code = await compileCatalog(path.join(folder, name), isOmitted);
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return messages;
}

describe('a compiled catalog', () => {
  it('formats plurals and quotes as its PO file specifies', async () => {
    await writeCatalog(
      'en-US.po',
      entry('ui.page.a.count', '{count, plural, one {# "item"} other {# "items"}}'),
    );
    const messages = await readMessages('en-US.po');
    const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': messages } });
    expect(i18n._('ui.page.a.count', { count: 2 })).toBe('2 "items"');
  });

  it('contains the English text of a message that is missing or not translated', async () => {
    await writeCatalog('en-US.po', entry('ui.page.a.b', 'Open') + entry('ui.page.a.c', 'Close'));
    await writeCatalog('fr-FR.po', entry('ui.page.a.b', ''));
    expect(await readMessages('fr-FR.po')).toEqual({ 'ui.page.a.b': ['Open'], 'ui.page.a.c': ['Close'] });
  });

  it('prefers the translation to the English text', async () => {
    await writeCatalog('en-US.po', entry('ui.page.a.b', 'Open'));
    await writeCatalog('fr-FR.po', entry('ui.page.a.b', 'Ouvrir'));
    expect(await readMessages('fr-FR.po')).toEqual({ 'ui.page.a.b': ['Ouvrir'] });
  });

  it('omits messages that a build does not show', async () => {
    await writeCatalog('en-US.po', entry('ui.page.a.b', 'Shown') + entry('ui.component.development.a', 'No'));
    expect(await readMessages('en-US.po', (id) => id.includes('development'))).toEqual({
      'ui.page.a.b': ['Shown'],
    });
  });

  it('rejects a message that does not parse, with its file and id', async () => {
    await writeCatalog('en-US.po', entry('ui.page.a.b', 'Hello {name'));
    await expect(compileCatalog(path.join(folder, 'en-US.po'))).rejects.toThrow(
      'en-US.po: ui.page.a.b: not a valid message: Hello {name',
    );
  });
});
