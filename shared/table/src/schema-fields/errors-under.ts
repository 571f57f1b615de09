import type { FieldError } from '@atrium/contract';

/** The server's reasons for parts of one field, by the name of the part: those of `parameters.count` by `count`. */
export function errorsUnder(field: string, errors: readonly FieldError[]): Readonly<Record<string, string>> {
  const start = `${field}.`;
  const under = errors.filter((error) => error.field.startsWith(start));
  return Object.fromEntries(
    under.map((error) => [error.field.slice(start.length).split('.')[0] ?? '', error.msg]),
  );
}
