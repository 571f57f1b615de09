import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Adds remotes without code to a folder of remotes, for tests and benchmarks with many remotes. Each has the descriptor
 * of a remote with two pages.
 */
export async function deploySampleRemotes(remotesFolder: string, count: number): Promise<void> {
  for (const name of Array.from({ length: count }, (_, index) => `made_${index}`)) {
    const folder = join(remotesFolder, toHyphenated(name));
    await mkdir(join(folder, '1', 'titles'), { recursive: true });
    await writeFile(join(folder, '1', 'titles', 'zh-CN.json'), JSON.stringify(createTitles(name)));
    await writeFile(join(folder, 'remote.json'), createPointer(name));
  }
}

const toHyphenated = (name: string) => name.replace('_', '-');

const createTitles = (name: string) => ({
  [`${toHyphenated(name)}.menu.list`]: `清单 ${name}`,
  [`${toHyphenated(name)}.menu.item`]: `条目 ${name}`,
});

function createPointer(name: string): string {
  const prefix = toHyphenated(name);
  const access = ['admin'];
  const routes = ['list', 'item'].map((page) => ({
    path: `/admin/${prefix}/${page}`,
    name: `${prefix}-${page}`,
    title: `${prefix}.menu.${page}`,
    icon: 'font-colors',
    access,
  }));
  const descriptor = {
    name,
    contract: '^1.0.0',
    namespaces: [`/admin/${prefix}`],
    routes,
    menu: routes.map(({ path, title, icon }) => ({ path, title, icon, auth: access })),
    messages: prefix,
    titles: { 'zh-CN': 'titles/zh-CN.json' },
  };
  const integrity = `sha384-${'A'.repeat(64)}`;
  const current = { version: '1', base: '1/', integrity, federation: name, descriptor };
  return JSON.stringify({ name, current, previous: null });
}
