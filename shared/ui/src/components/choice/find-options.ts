import { foldText } from '@atrium/contract/text';

interface Labeled {
  readonly label: string;
}

/** How far Page Up and Page Down move. */
const PAGE = 10;

/** Returns the options whose label contains each word of a query, in any case and with any accents. */
export function findByWords<Option extends Labeled>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = toPlain(query).split(/\s+/);
  return options.filter(({ label }) => {
    const plain = toPlain(label);
    return words.every((word) => plain.includes(word));
  });
}

/** Returns the next option whose label starts with a text. One letter moves on from the current option. */
export function findByPrefix<Option extends Labeled>(
  options: readonly Option[],
  text: string,
  current: Option | undefined,
): Option | undefined {
  const at = current ? options.indexOf(current) : -1;
  const start = text.length === 1 ? at + 1 : Math.max(0, at);
  const inTurn = [...options.slice(start), ...options.slice(0, start)];
  return inTurn.find(({ label }) => toPlain(label).startsWith(toPlain(text)));
}

/** Returns the option that a key moves to. Home and End belong to the search field if there is one. */
export function moveByKey<Option>(
  options: readonly Option[],
  key: string,
  current: Option | undefined,
  hasSearch: boolean,
): Option | undefined {
  const at = current === undefined ? -1 : options.indexOf(current);
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return options[Math.min(at + 1, last)];
    case 'ArrowUp':
      return options[Math.max(at - 1, 0)];
    case 'PageDown':
      return options[Math.min(at + PAGE, last)];
    case 'PageUp':
      return options[Math.max(at - PAGE, 0)];
    case 'Home':
      return hasSearch ? undefined : options[0];
    case 'End':
      return hasSearch ? undefined : options[last];
    default:
      return undefined;
  }
}

function toPlain(text: string): string {
  return foldText(text).replaceAll('_', ' ').trim();
}
