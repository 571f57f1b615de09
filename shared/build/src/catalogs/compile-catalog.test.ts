import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile-catalog.ts';

const entry = (id: string, text: string) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n\n`;

async function compileMessages(source: string, isLeftOut?: (id: string) => boolean) {
  const code = await compileCatalog(source, 'en-US.po', isLeftOut);
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return messages;
}

describe('a compiled catalog', () => {
  it('formats plurals and quotes as its PO file specifies', async () => {
    const messages = await compileMessages(
      entry('ui.page.a.count', '{count, plural, one {# "item"} other {# "items"}}'),
    );
    const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': messages } });
    expect(i18n._('ui.page.a.count', { count: 2 })).toBe('2 "items"');
  });

  it('omits untranslated messages, so that the fallback is used', async () => {
    expect(await compileMessages(entry('ui.page.a.b', ''))).toEqual({});
  });

  it('omits messages that a build does not show', async () => {
    const source = entry('ui.page.a.b', 'Shown') + entry('ui.component.development.a', 'Not shown');
    expect(await compileMessages(source, (id) => id.includes('development'))).toEqual({
      'ui.page.a.b': ['Shown'],
    });
  });

  it('refuses a message that does not parse, with its file and id', async () => {
    await expect(compileCatalog(entry('ui.page.a.b', 'Hello {name'), 'en-US.po')).rejects.toThrow(
      'en-US.po: ui.page.a.b: not a valid message: Hello {name',
    );
  });
});
