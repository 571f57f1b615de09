import { expect, test } from 'vitest';
import { createZip, createZipWithWrongSize } from '../testing/files.ts';
import { unpackFiles } from './unpack-files.ts';

const TYPES = { png: 'image/png' };
const LIMITS = { archive: 10_000, file: 100, count: 2 };

const pack = async (files: Parameters<typeof createZip>[0]) => new Blob([await createZip(files)]);

test('unpacks the files of known types under their names without folders, and skips all others', async () => {
  const archive = await pack({
    'scans/page-1.PNG': 'one',
    'page-2.png': 'two',
    'notes.txt': 'text',
    '.hidden.png': 'x',
    '__MACOSX/._page-2.png': 'x',
  });
  const files = await unpackFiles(archive, TYPES, LIMITS);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['page-1.PNG', 'image/png'],
    ['page-2.png', 'image/png'],
  ]);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['one', 'two']);
});

test('rejects an archive that exceeds a limit, before anything is unpacked', async () => {
  const many = await pack({ 'a.png': 'a', 'b.png': 'b', 'c.png': 'c' });
  await expect(unpackFiles(many, TYPES, LIMITS)).rejects.toMatchObject({ code: 'tooManyEntries' });
  await expect(unpackFiles(many, TYPES, { ...LIMITS, archive: 10 })).rejects.toMatchObject({
    code: 'fileTooLarge',
  });
  const large = await pack({ 'a.png': 'a'.repeat(101) });
  await expect(unpackFiles(large, TYPES, LIMITS)).rejects.toMatchObject({ code: 'tooMuchUnpacked' });
});

test('rejects a file that is larger than the archive declares, and a file that is not an archive', async () => {
  const wrong = new Blob([await createZipWithWrongSize('a.png', 'a'.repeat(1_000), 10)]);
  await expect(unpackFiles(wrong, TYPES, LIMITS)).rejects.toMatchObject({ code: 'tooMuchUnpacked' });
  await expect(unpackFiles(new Blob(['no archive']), TYPES, LIMITS)).rejects.toMatchObject({
    code: 'unreadable',
  });
});
