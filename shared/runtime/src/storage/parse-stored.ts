import type { infer as Infer, ZodMiniType } from 'zod/mini';

/** Parses a stored text. Returns `undefined` if there is none or it is corrupt. */
export function parseStored<Schema extends ZodMiniType>(
  text: string | undefined,
  schema: Schema,
): Infer<Schema> | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
