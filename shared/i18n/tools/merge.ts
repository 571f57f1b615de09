import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeTranslations } from './merge-translations.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const [locale, file] = process.argv.slice(2);
if (!locale || !file) {
  console.error('Usage: pnpm i18n:merge <locale> <file.json>, a file that maps message ids to translations.');
  process.exit(2);
}
const translations: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
const { merged, rejected } = await mergeTranslations(root, locale, new Map(Object.entries(translations)));
for (const line of rejected) console.error(line);
console.log(`${locale}: ${merged} merged, ${rejected.length} rejected.`);
process.exitCode = rejected.length > 0 ? 1 : 0;
