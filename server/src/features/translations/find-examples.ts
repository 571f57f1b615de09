import type { TranslationRow } from '@atrium/contract';
import { getShownText } from './list-translations.ts';
import type { DraftExample } from './write-drafts.ts';

const EXAMPLE_COUNT = 12;
/** The largest number of characters of an example. Longer texts use many tokens for few terms. */
const MAX_LENGTH = 200;

/**
 * Returns translations that show a model the terms of the console: first those of the pages to which `messages` belong,
 * then others.
 */
export function findExamples(
  rows: readonly TranslationRow[],
  messages: readonly Pick<TranslationRow, 'id'>[],
): readonly DraftExample[] {
  const pages = new Set(messages.map(({ id }) => getPage(id)));
  const translated = rows.filter(
    (row) => row.state !== 'stale' && getShownText(row) !== '' && row.source.length <= MAX_LENGTH,
  );
  const [fromSamePages = [], fromOtherPages = []] = [true, false].map((isSamePage) =>
    translated.filter(({ id }) => pages.has(getPage(id)) === isSamePage),
  );
  return [...fromSamePages, ...fromOtherPages]
    .slice(0, EXAMPLE_COUNT)
    .map((row) => ({ source: row.source, text: getShownText(row) }));
}

/** Returns the part of a message id before the last period, which names the page. */
function getPage(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}
