import { pseudoText } from '../catalog/pseudo-messages.ts';
import type { PseudoLocale } from '../locale/pseudo-locales.ts';
import type { ArcoPack } from './arco-packs.ts';

/** Entries that the library reads as patterns, not as text. */
const PATTERNS: readonly string[] = [
  'locale',
  'dayjsLocale',
  'formatYear',
  'formatMonth',
  'monthFormat',
  'yearFormat',
];

/** Returns the component library's English texts in pseudo-locale form, like our own messages. */
export function pseudoPack(locale: PseudoLocale, pack: ArcoPack): ArcoPack {
  return mapTexts(pack, (text) => pseudoText(locale, text));
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, PATTERNS.includes(key) ? item : mapTexts(item, change)]),
  );
}
