import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findAvoidedNames } from './find-avoided-names.ts';
import { findBannedWords } from './find-banned-words.ts';
import { readAvoidedWords } from './read-avoided-words.ts';
import { readBannedWords } from './read-banned-words.ts';

const GLOSSARY = 'docs/glossary.md';
const CHECKED_FILES = /\.(?:[cm]?[jt]sx?|css|md|po|sql|json|ya?ml|html|sh)$|Caddyfile|Dockerfile/;
const CODE_FILES = /\.[cm]?[jt]sx?$/;
/** Files that list the banned words, applied migrations, texts in other languages, and texts from other sources. */
const EXEMPT_FILES =
  /^docs\/glossary\.md$|^tools\/vocabulary\/|^server\/drizzle\/|^pnpm-lock\.yaml$|^patches\/|\/locales\/(?!en-US|zh-CN)[^/]*\.po$|\/(?:samples|data|quality|corpus)\/.*\.json$/;

const root = path.resolve(import.meta.dirname, '../..');
const glossary = await readFile(path.join(root, GLOSSARY), 'utf8');
const banned = readBannedWords(glossary);
const avoided = readAvoidedWords(glossary);
const { stdout } = await promisify(execFile)(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    maxBuffer: 2 ** 24,
  },
);
const files = stdout.split('\n').filter((file) => CHECKED_FILES.test(file) && !EXEMPT_FILES.test(file));
let count = 0;
for (const file of files) {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
  // Line 0 is the path of the file.
  for (const { line, word, term } of findBannedWords(file, text, banned)) {
    console.error(`${file}${line > 0 ? `:${line}` : ''} "${word}" is banned: use "${term}"`);
    count += 1;
  }
  if (!CODE_FILES.test(file)) continue;
  for (const { line, word, term } of findAvoidedNames(file, text, avoided)) {
    console.error(
      `${file}:${line} the name "${word}" contains a word to avoid: use "${term}", or allow the name in ${GLOSSARY}`,
    );
    count += 1;
  }
}
if (count === 0) console.log(`Vocabulary: no banned words and no names to avoid in ${files.length} files.`);
process.exitCode = count === 0 ? 0 : 1;
