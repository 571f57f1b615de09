import { createHash } from 'node:crypto';
import {
  algorithmCalls,
  appCalls,
  dataSetCalls,
  ERROR_CODES,
  nlpCalls,
  PORTABLE_LIMITS,
  type PortableKind,
  portableCalls,
  roleCalls,
  versionListCall,
} from '@atrium/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { createLabelModel } from '../../testing/create-onnx-models.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { addTarget, createFakeEngines } from '../app/app.fixture.ts';
import { createPortableCalls, type PortableServer, startPortableServer, toFile } from './portable.fixture.ts';

let setup: PortableServer;

beforeAll(async () => {
  setup = await startPortableServer({ engines: createFakeEngines() });
});

afterAll(() => setup.server.close());

const HEADER = { format: 'atrium', version: 1, models: [] };
const ITEM = {
  ...{ slug: 'imported', name: 'Imported', task: 'tokenize', engine: 'fake', description: '', tags: [] },
  ...{ sample: null, parameters: {} },
};
const VERSION = {
  ...{ number: 1, engine: 'fake', model: null, parameters: {}, sample: null, note: '', isReady: false },
};
const ALGORITHM = { slug: 'imported', name: 'Imported', task: 'cluster', description: '', tags: [] };
const APP = {
  ...{ name: 'Imported', description: '', icon: '', binding: 'alias:production', overrides: {} },
  ...{ logPolicy: 'metadata', retentionDays: 30 },
};

const item = (changes: object = {}) => ({ ...HEADER, kind: 'nlp', content: { ...ITEM, ...changes } });
const algorithm = (versions: readonly object[], changes: object = {}, models: readonly object[] = []) => ({
  ...HEADER,
  kind: 'algorithm',
  content: { ...ALGORITHM, versions, aliases: [], ...changes },
  models,
});
const app = (target: object, changes: object = {}) => ({
  ...HEADER,
  kind: 'app',
  content: { ...APP, target, ...changes },
});

const previewMissing = async (kind: PortableKind, definition: unknown) =>
  (await createPortableCalls(setup, kind).preview(toFile(definition))).data.missing;

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const toArchive = (entries: Record<string, Uint8Array>) => new Blob([zipSync(entries) as BlobPart]);

/** Replaces a name in the archive with one of the same length. */
function renameEntry(archive: Uint8Array, from: string, to: string): Blob {
  const text = Buffer.from(archive).toString('latin1').replaceAll(from, to);
  return new Blob([Buffer.from(text, 'latin1')]);
}

describe('rejects', () => {
  const definition = json(item());
  const twice = zipSync({ 'definition.json': definition, 'definitiom.json': definition });
  const many = Object.fromEntries(
    Array.from({ length: PORTABLE_LIMITS.entries }, (_, index) => [
      `models/model-${index + 1}.bin`,
      new Uint8Array(1),
    ]),
  );
  const { portableUnreadable, portableVersion, portableKind, portableEntry } = ERROR_CODES;
  const { portableUnpackedTooLarge, invalid } = ERROR_CODES;
  test.each<[string, Blob, number]>([
    ['an empty file', new Blob([]), invalid],
    ['a file that is not JSON', new Blob(['name,value']), portableUnreadable],
    ['deeply nested JSON', new Blob(['['.repeat(500_000)]), portableUnreadable],
    ['JSON of another program', toFile({ version: 1 }), portableUnreadable],
    ['a file of a newer format', toFile({ ...item(), version: 2 }), portableVersion],
    ['a record of another kind', toFile(algorithm([])), portableKind],
    ['an unknown field', toFile({ ...item(), owner: 'li' }), invalid],
    ['an invalid slug', toFile(item({ slug: 'Not a slug' })), invalid],
    ['text that the database cannot store', toFile(item({ name: 'a\0' })), invalid],
    ['a damaged archive', toArchive({ 'definition.json': definition }).slice(0, 90), portableUnreadable],
    ['an archive without a definition', toArchive({ 'models/model-1.bin': definition }), portableUnreadable],
    ['a path outside the archive', toArchive({ '../definition.json': definition }), portableUnreadable],
    [
      'an absolute path',
      toArchive({ '/etc/passwd': definition, 'definition.json': definition }),
      portableUnreadable,
    ],
    ['a file that does not belong there', toArchive({ 'run.sh': definition }), portableEntry],
    ['two files with one name', renameEntry(twice, 'definitiom', 'definition'), portableEntry],
    ['too many files', toArchive({ 'definition.json': definition, ...many }), portableUnpackedTooLarge],
    [
      'an archive that unpacks to far more',
      toArchive({ 'definition.json': new Uint8Array(10 * 2 ** 20) }),
      portableUnpackedTooLarge,
    ],
  ])('%s', async (_, file, code) => {
    const { envelope } = await createPortableCalls(setup, 'nlp').preview(file);
    expect(envelope?.code).toBe(code);
    expect((await createPortableCalls(setup, 'nlp').importFile(file)).envelope?.code).toBe(code);
  });

  test('a file over the limit, and an import without a file', async () => {
    const file = new Blob([new Uint8Array(PORTABLE_LIMITS.fileBytes + 1)]);
    const options = { ...setup.admin, file, headers: { 'accept-language': 'en-US' } };
    const { nlp } = portableCalls;
    const { envelope } = await setup.server.call(nlp.preview, {}, options);
    expect(envelope).toMatchObject({
      code: ERROR_CODES.portableTooLarge,
      msg: 'The file is larger than 64 MB',
    });
    expect((await setup.server.call(nlp.importFile, {}, setup.admin)).envelope?.code).toBe(
      ERROR_CODES.invalid,
    );
  });

  test('a file that is larger than the central directory of the archive states', async () => {
    const bytes = zipSync({ 'definition.json': json(item({ description: 'x'.repeat(1_500) })) });
    const directory = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    // Byte 24 of a directory entry begins the unpacked size.
    new DataView(bytes.buffer).setUint32(directory + 24, 100, true);
    const { envelope } = await createPortableCalls(setup, 'nlp').preview(new Blob([bytes as BlobPart]));
    expect(envelope?.code).toBe(ERROR_CODES.portableUnreadable);
  });

  test('a model whose bytes are not those that were exported', async () => {
    const model = {
      ...{ key: 'model-1', kind: 'trained', name: 'Forest', sha256: '0'.repeat(64), size: 3, metadata: {} },
    };
    const file = toArchive({
      'definition.json': json(algorithm([], {}, [model])),
      'models/model-1.bin': new Uint8Array(3),
    });
    const { envelope } = await createPortableCalls(setup, 'algorithm').preview(file);
    expect(envelope?.code).toBe(ERROR_CODES.portableUnreadable);
  });

  test('a model that the runtime cannot read, and stores nothing', async () => {
    const bytes = new Uint8Array(20);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const mapping = { task: 'cluster', outputs: { labels: 'label' } };
    const model = { key: 'model-1', kind: 'onnx', name: 'None', sha256, size: 20, metadata: { mapping } };
    const definition = algorithm([{ ...VERSION, engine: null, model: 'model-1' }], { slug: 'broken-model' }, [
      model,
    ]);
    const file = toArchive({ 'definition.json': json(definition), 'models/model-1.bin': bytes });
    const { envelope } = await createPortableCalls(setup, 'algorithm').importFile(file);
    expect(envelope?.code).toBe(ERROR_CODES.modelInvalid);
    const found = await setup.server.call(algorithmCalls.list, { keyword: 'broken-model' }, setup.admin);
    expect(found.data.total).toBe(0);
  });
});

describe('reports before it stores anything', () => {
  test('an engine, a connection and an uploaded model that an item needs', async () => {
    const required = { affects: '', isRequired: true };
    expect(await previewMissing('nlp', item({ engine: 'other-engine' }))).toEqual([
      { part: 'engine', name: 'other-engine', ...required },
    ]);
    expect(await previewMissing('nlp', item({ engine: 'triton.main' }))).toEqual([
      { part: 'connection', name: 'triton.main', ...required },
    ]);
    expect(await previewMissing('nlp', item({ engine: 'onnx.lost' }))).toEqual([
      { part: 'model', name: 'onnx.lost', ...required },
    ]);
    expect(await previewMissing('nlp', item({ parameters: { size: 99 } }))).toEqual([
      { part: 'parameters', name: 'parameters.size', ...required },
    ]);
    const { envelope } = await createPortableCalls(setup, 'nlp').importFile(
      toFile(item({ engine: 'other-engine' })),
    );
    expect(envelope).toMatchObject({ code: ERROR_CODES.importBlocked });
    expect(envelope?.msg).toContain('other-engine');
    const found = await setup.server.call(nlpCalls.list, { keyword: 'Imported' }, setup.admin);
    expect(found.data.total).toBe(0);
  });

  test('versions that cannot run here, and imports the others under their numbers', async () => {
    const lost = {
      key: 'model-1',
      kind: 'trained',
      name: 'Lost',
      sha256: 'a'.repeat(64),
      size: 3,
      metadata: {},
    };
    const versions = [
      { ...VERSION, number: 1, engine: 'other-engine' },
      { ...VERSION, number: 2, parameters: { size: 99 } },
      { ...VERSION, number: 3, engine: 'trained-model', model: 'model-1' },
      { ...VERSION, number: 4, engine: null, model: null },
      { ...VERSION, number: 5 },
    ];
    const aliases = [
      { name: 'production', version: 1 },
      { name: 'next', version: 5 },
    ];
    const definition = algorithm(versions, { slug: 'partial', aliases }, [lost]);
    const preview = (await createPortableCalls(setup, 'algorithm').preview(toFile(definition))).data;
    expect(preview.missing).toMatchObject([
      { part: 'engine', name: 'other-engine', affects: 'v1', isRequired: false },
      { part: 'parameters', affects: 'v2' },
      { part: 'model', name: 'Lost', affects: 'v3' },
      { part: 'engine', affects: 'v4' },
    ]);
    expect(preview.creates.map(({ name }) => name)).toEqual(['partial', 'v5', 'next → v5']);
    const { id } = (await createPortableCalls(setup, 'algorithm').importFile(toFile(definition))).data;
    const { list } = (await setup.server.call(versionListCall, { algorithmId: id }, setup.admin)).data;
    expect(list).toMatchObject([{ number: 5, status: 'draft' }]);
  });

  test('a target, a version and parameters that an app needs', async () => {
    await addTarget(setup.server, 'algorithm', 'here', { size: 5 });
    const target = { kind: 'algorithm', slug: 'here' };
    expect(await previewMissing('app', app({ kind: 'nlp', slug: 'here' }))).toMatchObject([
      { part: 'target', name: 'here', isRequired: true },
    ]);
    expect(await previewMissing('app', app(target, { binding: 'version:9' }))).toMatchObject([
      { part: 'binding', name: 'here version:9', isRequired: true },
    ]);
    const overridden = app(target, { overrides: { size: 7, label: 'a' } });
    expect(await previewMissing('app', overridden)).toMatchObject([
      { part: 'override', name: 'size', isRequired: false },
    ]);
    const { id } = (await createPortableCalls(setup, 'app').importFile(toFile(overridden))).data;
    const imported = (await setup.server.call(appCalls.algorithm.detail, { id }, setup.admin)).data;
    expect(imported).toMatchObject({ overrides: { label: 'a' }, status: 'active' });
    const blocked = await createPortableCalls(setup, 'app').importFile(
      toFile(app({ kind: 'nlp', slug: 'here' })),
    );
    expect(blocked.envelope?.code).toBe(ERROR_CODES.importBlocked);
  });

  test('the targets of a gate', async () => {
    const gate = {
      isOn: true,
      targets: [{ kind: 'nlp', slug: 'unknown-item' }],
      minimum: 0,
      isNotWorse: false,
    };
    const content = {
      ...{ name: 'Examples', task: 'language', description: '', horizon: 1, season: 0, gate },
      ...{ textColumn: 'text', expectedColumn: 'label' },
      content: { columns: ['text', 'label'], rows: [['Good', 'en']] },
    };
    const definition = { ...HEADER, kind: 'data-set', content };
    expect(await previewMissing('data-set', definition)).toEqual([
      { part: 'gateTarget', name: 'unknown-item', affects: 'unknown-item', isRequired: false },
    ]);
    const { id } = (await createPortableCalls(setup, 'data-set').importFile(toFile(definition))).data;
    const stored = (await setup.server.call(dataSetCalls.detail, { id }, setup.admin)).data;
    expect(stored.gate).toMatchObject({ isOn: true, targetIds: [] });
    const second = (await createPortableCalls(setup, 'data-set').preview(toFile(definition))).data;
    expect(second.newName).toBe('Examples (2)');
    const broken = { ...definition, content: { ...content, textColumn: 'none' } };
    const { envelope } = await createPortableCalls(setup, 'data-set').preview(toFile(broken));
    expect(envelope?.fields?.map(({ field }) => field)).toEqual(['textColumn']);
  });

  test('the new slug if a slug is taken or too long for a number, and rejects a name that is no slug', async () => {
    const long = `a${'b'.repeat(47)}`;
    for (const slug of ['taken-slug', long]) {
      await createPortableCalls(setup, 'nlp').importFile(toFile(item({ slug })));
    }
    const preview = async (slug: string) =>
      (await createPortableCalls(setup, 'nlp').preview(toFile(item({ slug })))).data.newName;
    expect(await preview('taken-slug')).toBe('taken-slug-2');
    expect(await preview(long)).toBe(`${long.slice(0, 43)}-2`);
    const { envelope } = await createPortableCalls(setup, 'nlp').preview(toFile(item()), {
      name: 'Not a slug',
    });
    expect(envelope?.fields?.map(({ field }) => field)).toEqual(['name']);
    const chosen = (await createPortableCalls(setup, 'nlp').preview(toFile(item()), { name: 'own-slug' }))
      .data;
    expect(chosen).toMatchObject({ name: 'imported', newName: 'own-slug' });
  });
});

describe('permissions', () => {
  test('importing and exporting need the permission for the kind', async () => {
    await addUser(setup.server.database, { account: 'li' });
    const li = await signInAs(setup.server, 'li');
    for (const kind of ['algorithm', 'recognition', 'nlp', 'data-set'] as const) {
      expect((await createPortableCalls(setup, kind, li).preview(toFile(item()))).status).toBe(403);
      expect((await createPortableCalls(setup, kind, li).importFile(toFile(item()))).status).toBe(403);
      expect((await createPortableCalls(setup, kind, li).exportFile(setup.server.adminId)).status).toBe(403);
    }
    const targetId = await addTarget(setup.server, 'nlp', 'for-rights');
    const body = { name: 'Private', targetId };
    const { id } = (await setup.server.call(appCalls.nlp.create, body, setup.admin)).data;
    expect((await createPortableCalls(setup, 'app', li).exportFile(id)).envelope?.code).toBe(
      ERROR_CODES.notFound,
    );
    const file = (await createPortableCalls(setup, 'app').exportFile(id)).data;
    const imported = (await createPortableCalls(setup, 'app', li).importFile(file)).data;
    const own = (await setup.server.call(appCalls.nlp.detail, { id: imported.id }, li)).data;
    expect(own).toMatchObject({ name: 'Private', level: 'manage' });
  });

  test('storing an uploaded model needs the permission for models', async () => {
    const draft = { name: 'Algorithms', permissions: ['algorithms' as const] };
    const role = (await setup.server.call(roleCalls.create, draft, setup.admin)).data;
    await addUser(setup.server.database, { account: 'mei', access: ['user', role.id] });
    const mei = await signInAs(setup.server, 'mei');
    const bytes = createLabelModel();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const metadata = { mapping: { task: 'cluster', outputs: { labels: 'label' } } };
    const model = { key: 'model-1', kind: 'onnx', name: 'Labels', sha256, size: bytes.length, metadata };
    const version = { ...VERSION, engine: null, model: 'model-1' };
    const definition = algorithm([version], { slug: 'with-model' }, [model]);
    const file = toArchive({ 'definition.json': json(definition), 'models/model-1.bin': bytes });
    expect((await createPortableCalls(setup, 'algorithm', mei).preview(file)).data.missing).toEqual([
      { part: 'permission', name: 'models', affects: 'v1', isRequired: false },
    ]);
    expect((await createPortableCalls(setup, 'algorithm').preview(file)).data.missing).toEqual([]);
  });
});
