import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalog, readEntries, writeCatalog } from './catalog-file.ts';
import { extractPackage } from './extract-package.ts';

const messagePackage = { prefix: 'assets', folder: 'remote-assets' };
const page = `import { Trans, useLingui } from '@lingui/react/macro';
export function Page({ name, count }: { name: string; count: number }) {
  const { t } = useLingui();
  const heading = t({ id: 'assets.page.list.title', message: \`Assets of \${name}\` });
  return <p title={heading}><Trans id="assets.page.list.count"><b>{count}</b> in all</Trans></p>;
}
`;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'extract-'));
  await mkdir(path.join(root, 'remote-assets/src'), { recursive: true });
  await mkdir(path.join(root, 'remote-assets/locales'));
  await writeFile(path.join(root, 'remote-assets/src/page.tsx'), page);
  await writeCatalog(
    path.join(root, 'remote-assets/locales/en-US.po'),
    'en-US',
    new Map([['assets.page.list.title', { text: 'A text that the code no longer has' }]]),
  );
  await writeCatalog(
    path.join(root, 'remote-assets/locales/zh-CN.po'),
    'zh-CN',
    new Map([['assets.page.list.title', { text: '{name}的资产' }]]),
  );
});

afterAll(() => rm(root, { recursive: true }));

const readLocale = (locale: string) => readCatalog(path.join(root, `remote-assets/locales/${locale}.po`));

describe('extraction', () => {
  it('writes the texts of calls and of rich text into the source catalog', async () => {
    await extractPackage(root, messagePackage);
    expect(Object.fromEntries(await readLocale('en-US'))).toEqual({
      'assets.page.list.count': '<0>{count}</0> in all',
      'assets.page.list.title': 'Assets of {name}',
    });
  });

  it('fails if two messages with the same id have different texts', async () => {
    const file = path.join(root, 'remote-assets/src/other-page.tsx');
    await writeFile(file, page.replace('in all', 'in total'));
    await expect(extractPackage(root, messagePackage)).rejects.toThrow(
      'assets.page.list.count has two texts: “<0>{count}</0> in total” and “<0>{count}</0> in all”.',
    );
    await rm(file);
  });

  it('preserves translations, and adds an empty text for each new message', async () => {
    await extractPackage(root, messagePackage);
    expect(Object.fromEntries(await readLocale('zh-CN'))).toEqual({
      'assets.page.list.count': '',
      'assets.page.list.title': '{name}的资产',
    });
  });

  it('changes nothing if there are no new messages', async () => {
    await extractPackage(root, messagePackage);
    const before = await readFile(path.join(root, 'remote-assets/locales/zh-CN.po'), 'utf8');
    expect(await extractPackage(root, messagePackage)).toEqual([]);
    expect(await readFile(path.join(root, 'remote-assets/locales/zh-CN.po'), 'utf8')).toBe(before);
  });

  it('marks a translation as stale when its English text changes, and records the new text', async () => {
    await extractPackage(root, messagePackage);
    const file = path.join(root, 'remote-assets/src/page.tsx');
    await writeFile(file, page.replace('Assets of', 'Apps of'));
    await extractPackage(root, messagePackage);
    const entries = await readEntries(path.join(root, 'remote-assets/locales/zh-CN.po'));
    expect(entries.get('assets.page.list.title')).toEqual({
      text: '{name}的资产',
      source: 'Apps of {name}',
      isStale: true,
    });
  });

  it('removes the translations of messages that no longer exist', async () => {
    const file = path.join(root, 'remote-assets/locales/fr-FR.po');
    await writeCatalog(file, 'fr-FR', new Map([['assets.page.old.title', { text: 'Ancien' }]]));
    await extractPackage(root, messagePackage);
    expect([...(await readCatalog(file)).keys()]).not.toContain('assets.page.old.title');
  });
});
