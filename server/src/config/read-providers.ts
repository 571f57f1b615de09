import { readFileSync } from 'node:fs';
import { type ProviderSettings, providerListSchema } from '../openid/provider-settings.ts';

/**
 * Reads the sign-in providers from JSON text, or from the file that a path names.
 *
 * @throws Error whose message names the invalid setting and contains no value, because values may be secret.
 */
export function readProviders(setting: string): readonly ProviderSettings[] {
  const isInline = setting.trimStart().startsWith('[');
  const text = isInline ? setting : readFileSync(setting, 'utf8');
  const parsed = providerListSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new Error(path === '' ? `${issue?.message}` : `${path}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('expected JSON');
  }
}
