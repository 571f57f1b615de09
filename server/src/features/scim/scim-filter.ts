import { ScimError } from '../../domain/scim-error.ts';

/** A value of a filter. */
export type FilterValue = string | number | boolean | null;

const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;

export type FilterOperator = (typeof OPERATORS)[number];

/** A filter of RFC 7644, section 3.4.2.2. Names of attributes are in lower case, without the URN of their schema. */
export type ScimFilter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ScimFilter[] }
  | { readonly kind: 'not'; readonly part: ScimFilter }
  | { readonly kind: 'present'; readonly attribute: string }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly operator: FilterOperator;
      readonly value: FilterValue;
    };

interface Token {
  readonly kind: 'word' | 'text' | 'bracket' | 'end';
  readonly text: string;
}

const MAX_LENGTH = 4_000;
/** The maximum number of nested parentheses and negations. */
const MAX_DEPTH = 20;
/** Matches one token after optional blanks: a text in double quotes, a bracket, or a word. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/y;

/** Parses a filter. Throws a ScimError `invalidFilter` if the text is not a valid filter. */
export function parseScimFilter(text: string): ScimFilter {
  if (text.length > MAX_LENGTH) throw createFilterError(`The filter has more than ${MAX_LENGTH} characters`);
  const reader = createReader(splitTokens(text));
  const filter = readOr(reader, '', 0);
  if (reader.next().kind !== 'end')
    throw createFilterError('The filter does not end after a complete expression');
  return filter;
}

interface Reader {
  peek(): Token;
  next(): Token;
}

function createReader(tokens: readonly Token[]): Reader {
  const end: Token = { kind: 'end', text: '' };
  let position = 0;
  return {
    peek: () => tokens[position] ?? end,
    next: () => tokens[position++] ?? end,
  };
}

function splitTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const trimmed = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const at = TOKEN.lastIndex;
    const [, quoted, bracket, word] = TOKEN.exec(trimmed) ?? [];
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
    else if (bracket !== undefined) tokens.push({ kind: 'bracket', text: bracket });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else throw createFilterError(`The filter has an unexpected character at position ${at + 1}`);
  }
  return tokens;
}

/** @param prefix Inside brackets: the attribute before them and a period, such as `emails.`. Otherwise empty. */
function readOr(reader: Reader, prefix: string, depth: number): ScimFilter {
  const parts = [readAnd(reader, prefix, depth)];
  while (isWord(reader.peek(), 'or')) {
    reader.next();
    parts.push(readAnd(reader, prefix, depth));
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts };
}

function readAnd(reader: Reader, prefix: string, depth: number): ScimFilter {
  const parts = [readPart(reader, prefix, depth)];
  while (isWord(reader.peek(), 'and')) {
    reader.next();
    parts.push(readPart(reader, prefix, depth));
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
}

function readPart(reader: Reader, prefix: string, depth: number): ScimFilter {
  if (depth > MAX_DEPTH) throw createFilterError('The filter is nested too deeply');
  const token = reader.next();
  if (isBracket(token, '(')) {
    const inner = readOr(reader, prefix, depth + 1);
    expectBracket(reader, ')');
    return inner;
  }
  if (isWord(token, 'not') && isBracket(reader.peek(), '(')) {
    reader.next();
    const part = readOr(reader, prefix, depth + 1);
    expectBracket(reader, ')');
    return { kind: 'not', part };
  }
  if (token.kind !== 'word') throw createFilterError('The filter needs the name of an attribute');
  const attribute = `${prefix}${toAttributeName(token.text)}`;
  if (isBracket(reader.peek(), '[')) {
    if (prefix !== '') throw createFilterError('A filter inside brackets cannot contain brackets');
    reader.next();
    const inner = readOr(reader, `${attribute}.`, depth + 1);
    expectBracket(reader, ']');
    return inner;
  }
  return readComparison(reader, attribute);
}

function readComparison(reader: Reader, attribute: string): ScimFilter {
  const operator = reader.next().text.toLowerCase();
  if (operator === 'pr') return { kind: 'present', attribute };
  const knownOperator = OPERATORS.find((name) => name === operator);
  if (!knownOperator) throw createFilterError(`“${operator}” is not an operator`);
  return { kind: 'compare', attribute, operator: knownOperator, value: readValue(reader.next()) };
}

function readValue({ kind, text }: Token): FilterValue {
  const isJson = kind === 'text' || /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text);
  // Entra ID sends `True` and `False`.
  const isCapitalized = kind === 'word' && /^(?:True|False)$/.test(text);
  try {
    if (isJson || isCapitalized) {
      const value = JSON.parse(isCapitalized ? text.toLowerCase() : text) as FilterValue;
      // PostgreSQL stores no NUL.
      if (typeof value !== 'string' || !value.includes('\0')) return value;
    }
  } catch {
    // The text has an escape that JSON does not define.
  }
  throw createFilterError('The filter needs a value: a text in double quotes, a number, true, false or null');
}

/**
 * Returns the name of an attribute in lower case, without the URN of its schema. Throws a ScimError if the name is
 * invalid.
 */
export function toAttributeName(name: string): string {
  const end = name.toLowerCase().startsWith('urn:') ? name.lastIndexOf(':') + 1 : 0;
  const short = name.slice(end).toLowerCase();
  if (!/^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/.test(short))
    throw createFilterError(`“${name}” is not the name of an attribute`);
  return short;
}

function isWord({ kind, text }: Token, word: string): boolean {
  return kind === 'word' && text.toLowerCase() === word;
}

function isBracket({ kind, text }: Token, bracket: string): boolean {
  return kind === 'bracket' && text === bracket;
}

function expectBracket(reader: Reader, bracket: string): void {
  if (!isBracket(reader.next(), bracket)) throw createFilterError(`The filter lacks “${bracket}”`);
}

function createFilterError(reason: string): ScimError {
  return new ScimError(400, `${reason}.`, 'invalidFilter');
}
