import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogEntry } from './catalog-file.ts';
import { listDeclaredMessages } from './extract-package.ts';
import type { Finding } from './finding.ts';
import {
  FOLDERS_WITHOUT_MESSAGES,
  type MessagePackage,
  SERVER_PACKAGE,
  SOURCE_LOCALE,
} from './message-packages.ts';
import { createSourcePattern, listFiles, readSources } from './read-project.ts';
import { checkCatalogs, type PackageCatalogs } from './rules/check-catalogs.ts';
import { findIdUses, type IdUse, mightContainIds } from './rules/find-id-uses.ts';
import { findPhysicalCss } from './rules/find-physical-css.ts';
import { findPlainText } from './rules/find-plain-text.ts';
import { findWrongIds } from './rules/find-wrong-ids.ts';

/**
 * Returns all internationalization errors of a repository. `root` is its folder, and `catalogs` are the contents of its
 * catalogs.
 */
export async function checkProject(
  root: string,
  catalogs: readonly PackageCatalogs[],
): Promise<readonly Finding[]> {
  const results = await Promise.all(
    catalogs
      .filter(({ messagePackage }) => messagePackage !== SERVER_PACKAGE)
      .map((packageCatalogs) => checkPackage(root, packageCatalogs)),
  );
  const otherSources = await Promise.all(
    FOLDERS_WITHOUT_MESSAGES.map((folder) => readSources(root, `${folder}/**/*.{ts,tsx}`, mightContainIds)),
  );
  const uses = [...results.flatMap((result) => result.uses), ...otherSources.flat().flatMap(findIdUses)];
  return [
    ...results.flatMap(({ findings }) => findings),
    ...catalogs.flatMap((packageCatalogs) => checkCatalogs(packageCatalogs, uses)),
    ...(await checkStyles(root)),
  ];
}

async function checkPackage(
  root: string,
  { messagePackage, catalogs }: PackageCatalogs,
): Promise<{ findings: readonly Finding[]; uses: readonly IdUse[] }> {
  const sources = await readSources(root, createSourcePattern(messagePackage));
  return {
    findings: [
      ...sources.flatMap((source) => [...findWrongIds(source, messagePackage), ...findPlainText(source)]),
      ...(await findStaleSource(root, messagePackage, catalogs.get(SOURCE_LOCALE))),
    ],
    uses: sources.flatMap(findIdUses),
  };
}

/**
 * Returns the messages whose text in the source catalog differs from the text in the code. `pnpm i18n:extract` corrects
 * them.
 */
async function findStaleSource(
  root: string,
  messagePackage: MessagePackage,
  catalog: ReadonlyMap<string, CatalogEntry> = new Map(),
): Promise<readonly Finding[]> {
  const file = `${messagePackage.folder}/locales/${SOURCE_LOCALE}.po`;
  return [...(await listDeclaredMessages(root, messagePackage))].flatMap(([id, text]) => {
    const stored = catalog.get(id)?.text;
    if (!stored || stored === text) return [];
    return [{ rule: 'stale-source', file, line: 0, text: `${id}: ${text}` }];
  });
}

async function checkStyles(root: string): Promise<readonly Finding[]> {
  const files = await listFiles(root, '{host,remote-*,shared/*}/src/**/*.css');
  const findings = files.map(async (file) =>
    findPhysicalCss(file, await readFile(path.join(root, file), 'utf8')),
  );
  return (await Promise.all(findings)).flat();
}
