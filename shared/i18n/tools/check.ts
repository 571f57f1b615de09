import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProject } from './check-project.ts';
import { describeFinding } from './finding.ts';
import { listMissing } from './list-missing.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
for (const { file, missing, total } of await listMissing(root)) {
  console.log(`${file}: ${missing.length} of ${total} messages are missing or stale.`);
}
const findings = await checkProject(root);
for (const finding of findings) console.error(describeFinding(finding));
if (findings.length === 0) console.log('Messages: no errors.');
process.exitCode = findings.length === 0 ? 0 : 1;
