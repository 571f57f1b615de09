import { createBrowserCipher } from '@atrium/contract/wire';
import type { Page } from 'playwright/test';

/**
 * Texts that `Intl` writes in English. Pseudo-locales use them unchanged: dates, units and language names, including
 * the placeholder of a date field, such as MM/DD/YYYY.
 */
const INTL_TEXTS =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[AP]M\b|\b(?:Chinese|English)\b|\b[\d.,]+ (?:ms|sec|min|hr|kB|MB|GB)\b|\b(?:YYYY|MM|DD)(?:\/(?:YYYY|MM|DD))+\b|\b(?:in )?\d+ (?:second|minute|hour|day|month|year)s?(?: ago)?\b|\b(?:now|yesterday|tomorrow|today|(?:last|next|this) (?:second|minute|hour|day|month|year))\b/g;
const LATIN_OR_HAN = /[A-Za-z]{2,}|\p{Script=Han}/u;
const HAN = /\p{Script=Han}/u;

/**
 * Collects all texts in the responses of the server to this page. They are data and are not translated. The returned
 * set grows with each response.
 */
export async function collectData(page: Page): Promise<ReadonlySet<string>> {
  const { wireKey, name } = await (await page.request.get('/config.json')).json();
  const cipher = createBrowserCipher(wireKey);
  const data = new Set<string>([name]);
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    const body = await response.text().catch(() => '');
    if (body) for (const text of listTexts(JSON.parse(cipher.open(body)))) data.add(text);
  });
  return data;
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Returns the visible texts and accessible names on a page that are neither in a pseudo-locale nor data. */
export function findPlainTexts(page: Page, data: ReadonlySet<string>): Promise<readonly string[]> {
  return findTexts(page, data, LATIN_OR_HAN);
}

/** Returns the visible texts and accessible names on a page that are Chinese and not data. */
export function findChineseTexts(page: Page, data: ReadonlySet<string>): Promise<readonly string[]> {
  return findTexts(page, data, HAN);
}

/** Returns the visible texts and accessible names on a page that are messages of another language and not data. */
export async function findForeignTexts(
  page: Page,
  foreign: ReadonlySet<string>,
  data: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> {
  const { shown } = await page.evaluate(readShownTexts);
  return [...new Set(shown)].filter((text) => foreign.has(text) && !data.has(text));
}

/** Returns the shown texts that still match a pattern when the data and the texts of `Intl` are removed from them. */
async function findTexts(page: Page, data: ReadonlySet<string>, pattern: RegExp): Promise<readonly string[]> {
  const { shown, untranslatable } = await page.evaluate(readShownTexts);
  // Longer texts come first, because they may contain shorter ones.
  const dataTexts = [...data, ...untranslatable].sort((one, other) => other.length - one.length);
  return [...new Set(shown)].filter((text) => {
    if (!pattern.test(text)) return false;
    // Data may contain what `Intl` writes, and the reverse. So the text is tested with both orders of removal.
    const withoutData = (remaining: string) =>
      dataTexts.reduce((rest, datum) => rest.replaceAll(datum, ' '), remaining);
    const withoutIntl = (remaining: string) => remaining.replace(INTL_TEXTS, ' ');
    return pattern.test(withoutIntl(withoutData(text))) && pattern.test(withoutData(withoutIntl(text)));
  });
}

interface ShownTexts {
  readonly shown: readonly string[];
  /** Texts that the page marks with `translate=no`. */
  readonly untranslatable: readonly string[];
}

/** Runs in the page. */
function readShownTexts(): ShownTexts {
  const exempt = 'script, style, noscript, code, pre, kbd, [lang]:not(html), [translate=no]';
  const untranslatable = [...document.querySelectorAll('[translate=no]')]
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => text !== '');
  const texts: string[] = [];
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest(exempt) || !element.checkVisibility({ visibilityProperty: true })) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) texts.push(node.nodeValue.trim());
    }
    for (const name of ['title', 'placeholder', 'alt', 'aria-label', 'aria-description']) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push(text);
    }
  }
  return { shown: texts, untranslatable };
}
