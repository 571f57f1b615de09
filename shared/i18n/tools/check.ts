import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProject } from './check-project.ts';
import { describeFinding } from './finding.ts';
import { listMissing } from './list-missing.ts';
import { readPackageCatalogs } from './read-project.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const catalogs = await readPackageCatalogs(root);
for (const { file, missing, total } of listMissing(catalogs)) {
  console.log(`${file}: ${missing.length} of ${total} messages are missing or stale.`);
}
const findings = await checkProject(root, catalogs);
for (const finding of findings) console.error(describeFinding(finding));
if (findings.length === 0) console.log('Messages: no errors.');
process.exitCode = findings.length === 0 ? 0 : 1;
