import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalog } from './catalog-file.ts';
import { declaredMessages } from './extract-room.ts';
import type { Finding } from './finding.ts';
import { filesOf, readRoomCatalogs, readSources, roomPattern } from './read-project.ts';
import { NEIGHBOURS, ROOMS, type Room, SOURCE_LOCALE } from './rooms.ts';
import { checkCatalogs } from './rules/check-catalogs.ts';
import { findIdUses, type IdUse } from './rules/find-id-uses.ts';
import { findPhysicalCss } from './rules/find-physical-css.ts';
import { findPlainText } from './rules/find-plain-text.ts';
import { findWrongIds } from './rules/find-wrong-ids.ts';

/** Returns all language errors of a repository. `root` is its folder. */
export async function checkProject(root: string): Promise<readonly Finding[]> {
  const rooms = await Promise.all(ROOMS.map((room) => checkRoom(root, room)));
  const neighbours = await Promise.all(
    NEIGHBOURS.map((folder) => readSources(root, `${folder}/**/*.{ts,tsx}`)),
  );
  const uses = [...rooms.flatMap((room) => room.uses), ...neighbours.flat().flatMap(findIdUses)];
  const catalogs = await readRoomCatalogs(root);
  return [
    ...rooms.flatMap(({ findings }) => findings),
    ...catalogs.flatMap((room) => checkCatalogs(room, uses)),
    ...(await checkStyles(root)),
  ];
}

async function checkRoom(
  root: string,
  room: Room,
): Promise<{ findings: readonly Finding[]; uses: readonly IdUse[] }> {
  const sources = await readSources(root, roomPattern(room));
  return {
    findings: [
      ...sources.flatMap((source) => [...findWrongIds(source, room), ...findPlainText(source)]),
      ...(await findStaleSource(root, room)),
    ],
    uses: sources.flatMap(findIdUses),
  };
}

/**
 * Returns the messages whose text in the source catalog differs from the text in the code. `pnpm i18n:extract` corrects
 * them.
 */
async function findStaleSource(root: string, room: Room): Promise<readonly Finding[]> {
  const file = `${room.folder}/locales/${SOURCE_LOCALE}.po`;
  const catalog = await readCatalog(path.join(root, file));
  return [...(await declaredMessages(root, room))].flatMap(([id, text]) => {
    const stored = catalog.get(id);
    if (!stored || stored === text) return [];
    return [{ rule: 'stale-source', file, line: 0, text: `${id}: ${text}` }];
  });
}

async function checkStyles(root: string): Promise<readonly Finding[]> {
  const files = await filesOf(root, '{host,remote-*,shared/*}/src/**/*.css');
  const findings = files.map(async (file) =>
    findPhysicalCss(file, await readFile(path.join(root, file), 'utf8')),
  );
  return (await Promise.all(findings)).flat();
}
