import { type Cell, unquoteFormula, writeDate } from '@atrium/spreadsheet';
import type { RecordField } from '../../forms/record-field.ts';

const SEPARATORS = /[,，;；、\n]/;
const YES = /^(?:true|yes|y|1|是|对|√|✓)$/i;

/** A cell as text that a person can mend. */
export function cellWords(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return writeDate(cell);
  return typeof cell === 'string' ? unquoteFormula(cell) : String(cell);
}

/** What a field's control would hold for this text. */
export function heldValue(
  { kind, options }: Pick<RecordField<never>, 'kind' | 'options'>,
  text: string,
): unknown {
  const chosen = (word: string) => {
    const wanted = word.toLowerCase();
    const found = options.find((option) =>
      [option.value, option.label].some((one) => one.toLowerCase() === wanted),
    );
    return found?.value ?? word;
  };
  switch (kind) {
    case 'select':
      return chosen(text.trim());
    case 'tags':
      return words(text);
    case 'choices':
      return words(text).map(chosen);
    case 'switch':
      return YES.test(text.trim());
    case 'json':
      return object(text.trim());
    case 'moment':
      return moment(text.trim());
    default:
      return text;
  }
}

function words(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** What is no JSON stays as it is, and is refused with its words. */
function object(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A wall clock's time in the reader's zone; what is none stays as it is, and is refused with its words. */
function moment(text: string): string {
  const time = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00:00` : text);
  return text === '' || Number.isNaN(time.getTime()) ? text : time.toISOString();
}
