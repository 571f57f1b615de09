import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProject } from './check-project.ts';
import { wordFinding } from './finding.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const findings = await checkProject(root);
for (const finding of findings) console.error(wordFinding(finding));
console.log(findings.length === 0 ? 'Languages: nothing missing, unused or left in plain text.' : '');
process.exitCode = findings.length === 0 ? 0 : 1;
