import { isDeepStrictEqual } from 'node:util';
import { formatJsonPath, type JsonField, listJsonFields } from '@atrium/contract';
import { normalizeText } from './normalize-text.ts';
import type { OutputScore } from './output-score.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Parses an expected result. Returns undefined if it is not a JSON object with at least one field. */
export function parseExpectedFields(expectedJson: string): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(expectedJson);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject && listJsonFields(json as JsonObject).length > 0 ? (json as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Compares a JSON result with the expected one, field by field. A hit is an expected field whose value is right. Texts
 * are compared without regard to case and outer spaces, other values exactly, and lists by position. Fields that are
 * not expected do not make the result wrong. The texts of the score contain only the wrong fields.
 */
export function scoreFields(actual: JsonObject, expectedJson: string): OutputScore {
  const results = listJsonFields(parseExpectedFields(expectedJson) ?? {}).map((field) => {
    const value = readField(actual, field.path);
    return { ...field, actual: value, isRight: isSameValue(value, field.value) };
  });
  const wrong = results.filter(({ isRight }) => !isRight);
  const describe = (read: (result: (typeof results)[number]) => unknown) =>
    wrong.map((result) => `${formatJsonPath(result.path)}: ${toText(read(result))}`).join('\n');
  return {
    isRight: wrong.length === 0,
    hits: results.length - wrong.length,
    found: listJsonFields(actual).length,
    expected: results.length,
    actualText: describe((result) => result.actual),
    expectedText: describe(({ value }) => value),
    fields: results.map(({ path, isRight }) => ({ path: toPattern(path), isRight })),
  };
}

function readField(json: unknown, path: JsonField['path']): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Readonly<Record<string | number, unknown>>)[part]
        : undefined,
    json,
  );
}

function isSameValue(actual: unknown, expected: unknown): boolean {
  if (typeof actual === 'string' && typeof expected === 'string')
    return normalizeText(actual) === normalizeText(expected);
  return actual === expected || isDeepStrictEqual(actual, expected);
}

/** Returns a value as JSON, or a dash if the result lacks it. */
function toText(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value);
}

/** Returns a path without positions, such as `items[].price`. */
function toPattern(path: JsonField['path']): string {
  return formatJsonPath(path).replaceAll(/\[\d+\]/g, '[]');
}
