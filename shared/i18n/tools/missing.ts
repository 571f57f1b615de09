import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listMissing } from './list-missing.ts';
import { readPackageCatalogs } from './read-project.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const [locale] = process.argv.slice(2);
const gaps = listMissing(await readPackageCatalogs(root), locale);

// With a locale, prints a file for a translator: the id and the English text of each missing or stale translation, and
// the stale translation.
if (locale)
  console.log(
    JSON.stringify(
      gaps.flatMap(({ missing }) => missing),
      null,
      2,
    ),
  );
else for (const { file, missing, total } of gaps) console.log(`${file}: ${missing.length} of ${total}`);
