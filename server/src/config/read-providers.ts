import { readFileSync } from 'node:fs';
import { type ProviderSettings, providerListSchema } from '../openid/provider-settings.ts';

/**
 * Reads the sign-in providers from JSON text, or from the file that a path names.
 *
 * @throws Error with a message that contains no value, because values may be secret. For an invalid provider, the
 *   message names the field.
 */
export function readProviders(setting: string): readonly ProviderSettings[] {
  const isInline = setting.trimStart().startsWith('[');
  const text = isInline ? setting : readProviderFile(setting);
  const parsed = providerListSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new Error(path === '' ? `${issue?.message}` : `${path}: ${issue?.message}`);
}

function readProviderFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error('expected a JSON array, or the path of a file that the server can read');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('expected JSON');
  }
}
