import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALE_IDS } from '@atrium/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { checkProject } from './check-project.ts';
import { describeFinding } from './finding.ts';
import { listMissing } from './list-missing.ts';
import { COMPLETE_LOCALES } from './message-packages.ts';
import { readPackageCatalogs } from './read-project.ts';

const roots: string[] = [];

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true })));
});

/** Returns the findings of a repository that consists of these files. */
async function listFindings(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = await writeFiles(files);
  return (await checkProject(root, await readPackageCatalogs(root))).map(describeFinding);
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'languages-'));
  roots.push(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

const po = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');

const titleInChinese = { 'assets.page.list.title': '资产' };
const titleInEnglish = { 'assets.page.list.title': 'Assets' };
const pageCode = "const title = t({ id: 'assets.page.list.title', message: 'Assets' });";
const validFiles = {
  'remote-assets/src/page.tsx': pageCode,
  'remote-assets/locales/zh-CN.po': po(titleInChinese),
  'remote-assets/locales/en-US.po': po(titleInEnglish),
};

describe('catalogs', () => {
  it('pass if every message exists in both languages', async () => {
    expect(await listFindings(validFiles)).toEqual([]);
  });

  it('are rejected if a message is missing, and the finding gives the place in the code that uses it', async () => {
    expect(await listFindings({ ...validFiles, 'remote-assets/locales/en-US.po': '' })).toEqual([
      'remote-assets/locales/en-US.po missing-message: assets.page.list.title (remote-assets/src/page.tsx:1)',
    ]);
  });

  it('are rejected if a translation is empty', async () => {
    const empty = po({ 'assets.page.list.title': '' });
    expect(await listFindings({ ...validFiles, 'remote-assets/locales/en-US.po': empty })).toEqual([
      'remote-assets/locales/en-US.po missing-message: assets.page.list.title',
    ]);
  });

  it('are rejected if no code names a message', async () => {
    expect(await listFindings({ ...validFiles, 'remote-assets/src/page.tsx': '' })).toEqual([
      'remote-assets/locales/en-US.po unused-message: assets.page.list.title',
      'remote-assets/locales/zh-CN.po unused-message: assets.page.list.title',
    ]);
  });

  it('are rejected if a message is not ICU MessageFormat', async () => {
    const broken = po({ 'assets.page.list.title': '{count, plural, one {Asset}' });
    expect(await listFindings({ ...validFiles, 'remote-assets/locales/zh-CN.po': broken })).toEqual([
      'remote-assets/locales/zh-CN.po unparsable-message: assets.page.list.title: {count, plural, one {Asset}',
    ]);
  });

  it('are rejected if a translation lacks a placeholder', async () => {
    const counted = po({ 'assets.page.list.title': '{count} 项资产' });
    expect(await listFindings({ ...validFiles, 'remote-assets/locales/zh-CN.po': counted })).toEqual([
      'remote-assets/locales/zh-CN.po different-arguments: assets.page.list.title: count instead of none',
    ]);
  });

  it('are rejected if the source catalog differs from the code', async () => {
    const other = po({ 'assets.page.list.title': 'Apps' });
    expect(await listFindings({ ...validFiles, 'remote-assets/locales/en-US.po': other })).toEqual([
      'remote-assets/locales/en-US.po stale-source: assets.page.list.title: Assets',
    ]);
  });

  it('are rejected if a count precedes a noun without a plural in English', async () => {
    const listCountFindings = (source: string, english: string) =>
      listFindings({
        ...validFiles,
        'remote-assets/src/page.tsx': `t({ id: 'assets.page.list.title', message: '${english}' });`,
        'remote-assets/locales/zh-CN.po': po({ 'assets.page.list.title': source }),
        'remote-assets/locales/en-US.po': po({ 'assets.page.list.title': english }),
      });
    expect(await listCountFindings('{rowCount} 行', '{rowCount} rows')).toEqual([
      'remote-assets/locales/en-US.po missing-plural: assets.page.list.title: {rowCount} rows',
    ]);
    expect(await listCountFindings('{rows} 行', '{rows, plural, one {# row} other {# rows}}')).toEqual([]);
    expect(await listCountFindings('{shown} / {count}', '{count} of {shown}')).toEqual([]);
  });

  it('are rejected if a translation was made from another English text', async () => {
    const stale = `#. Apps\n${po(titleInChinese)}`;
    expect(await listFindings({ ...validFiles, 'remote-assets/locales/zh-CN.po': stale })).toEqual([
      'remote-assets/locales/zh-CN.po stale-translation: assets.page.list.title: Assets',
    ]);
  });

  it('are rejected if a plural lacks a form of the language', async () => {
    const polish = '{rows, plural, one {# wiersz} other {# wierszy}}';
    const english = '{rows, plural, one {# row} other {# rows}}';
    expect(
      await listFindings({
        'remote-assets/src/page.tsx': `t({ id: 'assets.page.list.title', message: '${english}' });`,
        'remote-assets/locales/zh-CN.po': po({ 'assets.page.list.title': '{rows} 行' }),
        'remote-assets/locales/en-US.po': po({ 'assets.page.list.title': english }),
        'remote-assets/locales/pl-PL.po': po({ 'assets.page.list.title': polish }),
      }),
    ).toEqual([
      'remote-assets/locales/pl-PL.po missing-form: assets.page.list.title: many',
      'remote-assets/locales/pl-PL.po missing-form: assets.page.list.title: few',
    ]);
  });

  it('may have gaps in a language that is not declared complete, and the gaps are listed', async () => {
    const files = { ...validFiles, 'remote-assets/locales/fr-FR.po': po({}) };
    expect(await listFindings(files)).toEqual([]);
    expect(listMissing(await readPackageCatalogs(await writeFiles(files)), 'fr-FR')).toEqual([
      {
        file: 'remote-assets/locales/fr-FR.po',
        missing: [{ id: 'assets.page.list.title', source: 'Assets', text: '' }],
        total: 1,
      },
    ]);
  });

  it('are rejected if a translation is still English, except names and words that languages share', async () => {
    const check = (english: string, ...locales: string[]) =>
      listFindings({
        'remote-assets/src/page.tsx': `t({ id: 'assets.page.list.title', message: '${english}' });`,
        'remote-assets/locales/zh-CN.po': po(titleInChinese),
        ...Object.fromEntries(
          ['en-US', ...locales].map((locale) => [
            `remote-assets/locales/${locale}.po`,
            po({ 'assets.page.list.title': english }),
          ]),
        ),
      });
    expect(await check('Version', 'fr-FR', 'th-TH')).toEqual([
      'remote-assets/locales/th-TH.po untranslated-message: assets.page.list.title',
    ]);
    expect(await check('Nothing was stored yet', 'fr-FR')).toEqual([
      'remote-assets/locales/fr-FR.po untranslated-message: assets.page.list.title',
    ]);
    expect(await check('OpenAI API', 'fr-FR', 'th-TH')).toEqual([]);
  });

  it('of all locales are checked for missing, stale, unused and wrong messages', async () => {
    const names = ['missing', 'stale', 'unparsable'] as const;
    const ids = names.map((name) => `assets.page.list.${name}`);
    const [missing = '', stale = '', unparsable = ''] = ids;
    const english = po(Object.fromEntries(ids.map((id) => [id, 'Assets'])));
    const wrong = `#. Apps\n${po({ [stale]: 'x' })}\n${po({ [unparsable]: '{x', 'assets.page.list.unused': 'x' })}`;
    const locales = LOCALE_IDS.filter((locale) => locale !== 'en-US');
    const root = await writeFiles({
      'remote-assets/src/page.tsx': ids.map((id) => `t({ id: '${id}', message: 'Assets' });`).join('\n'),
      'remote-assets/locales/en-US.po': english,
      ...Object.fromEntries(locales.map((locale) => [`remote-assets/locales/${locale}.po`, wrong])),
    });
    const catalogs = await readPackageCatalogs(root);
    const findings = await checkProject(root, catalogs);
    const found = findings.map(({ file, rule, text }) => `${file} ${rule} ${text}`);
    const gaps = listMissing(catalogs);
    for (const locale of locales) {
      const file = `remote-assets/locales/${locale}.po`;
      expect(found).toContain(`${file} unused-message assets.page.list.unused`);
      expect(found).toContain(`${file} unparsable-message ${unparsable}: {x`);
      if (COMPLETE_LOCALES.includes(locale)) {
        expect(found).toContain(`${file} stale-translation ${stale}: Assets`);
        expect(found.filter((line) => line.startsWith(`${file} missing-message ${missing}`))).toHaveLength(1);
      } else {
        const gap = gaps.find((candidate) => candidate.file === file);
        expect(gap?.missing.map(({ id }) => id)).toEqual([missing, stale]);
      }
    }
  });

  it('that do not exist count as missing in every locale that may be incomplete', async () => {
    const gaps = listMissing(await readPackageCatalogs(await writeFiles(validFiles)));
    const locales = LOCALE_IDS.filter((locale) => !COMPLETE_LOCALES.includes(locale));
    expect(gaps.map(({ file }) => file)).toEqual(
      locales.map((locale) => `remote-assets/locales/${locale}.po`),
    );
  });

  it('may contain ids that only descriptors, tables or the server use, and ids assembled at run time', async () => {
    const ids = ['a', 'b', 'c', 'd.x'].map((name) => `assets.menu.${name}`);
    const catalog = po(Object.fromEntries(ids.map((id) => [id, 'x'])));
    expect(
      await listFindings({
        'remote-assets/descriptor.ts': "export const descriptor = { title: 'assets.menu.a' };",
        'remote-assets/src/table.ts': "export const row = { id: 'assets.menu.b', message: 'x' };",
        'remote-assets/src/dynamic.ts': `export const id = (name: string) => \`assets.menu.d.\${name}\`;`,
        'server/src/menu.ts': "export const title = 'assets.menu.c';",
        'remote-assets/locales/zh-CN.po': catalog,
        'remote-assets/locales/en-US.po': catalog,
      }),
    ).toEqual([]);
  });
});

describe('message ids', () => {
  it.each([
    [
      "t({ id: 'list.title', message: 'Assets' })",
      'list.title is not <package>.<page|menu|component>.<name>',
    ],
    [
      "t({ id: 'assets.widget.title', message: 'Assets' })",
      'assets.widget.title is not <package>.<page|menu|component>.<name>',
    ],
    ["t({ message: 'Assets' })", 'a message without an explicit id'],
    ['t`Assets`', 'a message without an explicit id'],
    ['<Trans>Assets</Trans>', 'a message without an explicit id'],
  ])('are rejected in %s', async (code, text) => {
    const findings = await listFindings({ 'remote-assets/src/page.tsx': `\nconst x = ${code};` });
    expect(findings).toContain(`remote-assets/src/page.tsx:2 wrong-id: ${text}`);
  });

  it("are rejected with another package's prefix", async () => {
    const findings = await listFindings({ ...validFiles, 'host/src/page.tsx': pageCode });
    expect(findings).toEqual([
      'host/src/page.tsx:1 wrong-id: assets.page.list.title does not begin with host.',
    ]);
  });
});

describe('plain text', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ["<p>{isOn ? 'On' : '–'}</p>", 'On'],
    ["<p>{isOn && 'Ready'}</p>", 'Ready'],
    [`<p>{\`\${count} items\`}</p>`, 'items'],
    ['<img alt="A cat" />', 'A cat'],
    ["<Input placeholder={'Search'} />", 'Search'],
    ['<button aria-label="Close" />', 'Close'],
    ["notify.success('Saved')", 'Saved'],
    ["toasts.success('Saved')", 'Saved'],
    ["pane.toasts.error('Failed')", 'Failed'],
    ["[{ title: 'Name' }]", 'Name'],
    ["'资产'", '资产'],
  ])('is rejected in %s', async (code, text) => {
    const findings = await listFindings({ 'host/src/page.tsx': `// 注释\nconst x = ${code};` });
    expect(findings).toEqual([`host/src/page.tsx:2 plain-text: ${text}`]);
  });

  it('is rejected if the text of a message is Chinese', async () => {
    const findings = await listFindings({
      ...validFiles,
      'remote-assets/src/page.tsx': "t({ id: 'assets.page.list.title', message: '资产' });",
    });
    expect(findings).toContain('remote-assets/src/page.tsx:1 plain-text: 资产');
  });

  it.each([
    '<p>{name} · 1/2</p>',
    '<kbd>Esc</kbd>',
    "<div className='page' role='list' />",
    "<Route path='/login' />",
    "request({ label: 'slug' })",
  ])('is ignored in %s', async (code) => {
    expect(await listFindings({ 'host/src/page.tsx': `const x = ${code};` })).toEqual([]);
  });
});

describe('styles', () => {
  it.each([
    ['margin-left: 4px', 'margin-left'],
    ['padding-right: 4px', 'padding-right'],
    ['left: 0', 'left'],
    ['border-top-left-radius: 4px', 'border-top-left-radius'],
    ['text-align: left', 'text-align: left'],
    ['float: right', 'float: right'],
    ['margin: 0 1px 0 2px', 'margin: 0 1px 0 2px'],
  ])('are rejected with %s', async (declaration, text) => {
    const findings = await listFindings({ 'shared/ui/src/x.module.css': `.x {\n  ${declaration};\n}\n` });
    expect(findings).toEqual([`shared/ui/src/x.module.css:2 physical-css: ${text}`]);
  });

  it('pass with logical properties', async () => {
    const css =
      '.left { margin-inline-start: 4px; margin: 0 1px 0 1px; inset-inline-end: 0; text-align: start; } /* left: 0 */';
    expect(await listFindings({ 'shared/ui/src/x.module.css': css })).toEqual([]);
  });
});
