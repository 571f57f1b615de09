import { foldText } from '@atrium/contract/text';

interface Labeled {
  readonly label: string;
}

/** The number of options by which Page Up and Page Down move. */
const PAGE_SIZE = 10;

/** Returns the options whose label contains each word of a query, in any case and with any accents. */
export function findByWords<Option extends Labeled>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = normalizeLabel(query).split(/\s+/);
  return options.filter(({ label }) => {
    const normalized = normalizeLabel(label);
    return words.every((word) => normalized.includes(word));
  });
}

/**
 * Returns the next option whose label starts with a text. For one letter, the search begins after the current option,
 * so the same letter pressed again moves to the next match. For a longer text, it begins at the current option.
 */
export function findByPrefix<Option extends Labeled>(
  options: readonly Option[],
  text: string,
  current: Option | undefined,
): Option | undefined {
  const currentIndex = current ? options.indexOf(current) : -1;
  const start = text.length === 1 ? currentIndex + 1 : Math.max(0, currentIndex);
  const inSearchOrder = [...options.slice(start), ...options.slice(0, start)];
  return inSearchOrder.find(({ label }) => normalizeLabel(label).startsWith(normalizeLabel(text)));
}

/**
 * Returns the option that a key moves to, or undefined for a key that moves to no option. In a list with a search
 * field, Home and End move the text cursor of the field instead.
 */
export function findByKey<Option>(
  options: readonly Option[],
  key: string,
  current: Option | undefined,
  hasSearch: boolean,
): Option | undefined {
  const currentIndex = current === undefined ? -1 : options.indexOf(current);
  const lastIndex = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return options[Math.min(currentIndex + 1, lastIndex)];
    case 'ArrowUp':
      return options[Math.max(currentIndex - 1, 0)];
    case 'PageDown':
      return options[Math.min(currentIndex + PAGE_SIZE, lastIndex)];
    case 'PageUp':
      return options[Math.max(currentIndex - PAGE_SIZE, 0)];
    case 'Home':
      return hasSearch ? undefined : options[0];
    case 'End':
      return hasSearch ? undefined : options[lastIndex];
    default:
      return undefined;
  }
}

function normalizeLabel(text: string): string {
  return foldText(text).replaceAll('_', ' ').trim();
}
