import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractPackage } from './extract-package.ts';
import { MESSAGE_PACKAGES } from './message-packages.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
for (const messagePackage of MESSAGE_PACKAGES) {
  const changed = await extractPackage(root, messagePackage);
  console.log(
    `${messagePackage.folder}: ${changed.length} added or changed${changed.map((id) => `\n  ${id}`).join('')}`,
  );
}
