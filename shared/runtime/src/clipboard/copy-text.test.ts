// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

test('copies a text to the clipboard if the browser has one', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect(await copyText('words')).toBe(true);
  expect(written).toEqual(['words']);
});

test.each([true, false])(
  'without a clipboard, selects the text in a temporary text box and returns whether the browser copied it: %s',
  async (isCopied) => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    vi.stubGlobal('navigator', {});
    const selected: (string | undefined)[] = [];
    Object.assign(document, {
      execCommand: () => {
        selected.push(document.querySelector('textarea')?.value);
        return isCopied;
      },
    });
    expect(await copyText('words')).toBe(isCopied);
    expect(selected).toEqual(['words']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  },
);
