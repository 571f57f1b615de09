import { readFile } from 'node:fs/promises';
import { hashInlineScripts } from './hash-inline-scripts.ts';

// Prints the hashes of the inline scripts in an HTML file, one per line. The image of the host's container contains
// them.
const [file = ''] = process.argv.slice(2);
for (const hash of hashInlineScripts(await readFile(file, 'utf8'))) console.log(hash);
