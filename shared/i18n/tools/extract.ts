import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extractPackage } from './extract-package.ts';
import { MESSAGE_PACKAGES, SERVER_PACKAGE } from './message-packages.ts';
import { updateCatalogs } from './update-catalogs.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
for (const messagePackage of MESSAGE_PACKAGES) {
  report(messagePackage.folder, await extractPackage(root, messagePackage));
}
report(SERVER_PACKAGE.folder, await extractServer());

/** The server lists its texts itself, because they are data of its engines and seeds. */
async function extractServer(): Promise<readonly string[]> {
  const script = path.join(root, 'server/src/print-texts.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const texts: readonly string[] = JSON.parse(stdout);
  return updateCatalogs(path.join(root, 'server/locales'), new Map(texts.map((text) => [text, text])));
}

function report(folder: string, changed: readonly string[]): void {
  console.log(`${folder}: ${changed.length} changed${changed.map((id) => `\n  ${id}`).join('')}`);
}
