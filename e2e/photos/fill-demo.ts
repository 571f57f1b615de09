import {
  APP_KINDS,
  type AppKind,
  algorithmCalls,
  aliasSetCall,
  appCalls,
  type BodyOf,
  connectionCalls,
  dataSetCalls,
  evaluationCalls,
  type ItemCalls,
  type ItemKind,
  keyCalls,
  loginCall,
  nlpCalls,
  PRODUCTION_ALIAS,
  recognitionCalls,
  targetListCall,
  userCreateCall,
  versionCreateCall,
  versionDetailCall,
  versionListCall,
  versionValidateCall,
} from '@atrium/contract';
import type { Language } from '../lib/messages/translate.ts';
import { callServer } from '../lib/server/call-server.ts';
import { ADMIN } from '../lib/server/environment.ts';
import { addBatches } from './add-batches.ts';
import { addGroups } from './add-groups.ts';
import { addModels } from './add-models.ts';
import { addRoles } from './add-roles.ts';
import type { CallDemo } from './call-demo.ts';
import { DEMO_APPS } from './demo-apps.ts';
import { DEMO_ITEMS } from './demo-items.ts';
import { DEMO_NAMES, type DemoNames } from './demo-names.ts';

/** Fills a new deployment with the records of a team, by the calls of the console. `insertRuns` adds the runs. */
export async function fillDemo(url: string, language: Language): Promise<void> {
  const { token } = await callServer(loginCall, ADMIN, { url });
  const call: CallDemo = (requestedCall, body, file) =>
    callServer(requestedCall, body, { url, token, language, file });
  const names = DEMO_NAMES[language];
  await addPeople(call, names);
  await addAlgorithms(call, names);
  await addItems(call, 'nlp', language);
  await addItems(call, 'recognition', language);
  for (const kind of APP_KINDS) await addApps(call, kind, language);
  await addConnections(call);
  await addDataSet(call, language);
  await addModels(call, names);
  await addBatches(call, language);
  await addGroups(call, names);
  await addRoles(call, language);
}

/** Creates a data set with evaluations of the NLP items that detect languages. */
async function addDataSet(call: CallDemo, language: Language): Promise<void> {
  const { list } = await call(evaluationCalls.targets, { task: 'language' });
  const rows = [
    ['Wir besprechen heute den Plan für das nächste Quartal.', 'de'],
    ['The meeting starts at nine in the morning.', 'en'],
    ['我们明天上午开会讨论预算。', 'zh'],
    ['Nous parlerons du budget demain matin.', 'fr'],
    ['Ok, ciao!', 'it'],
    ['La reunión empieza a las nueve.', 'es'],
  ];
  const dataSet = await call(dataSetCalls.create, {
    name: language === 'zh-CN' ? '多语言工单' : 'Tickets in six languages',
    task: 'language',
    description: '',
    textColumn: 'text',
    expectedColumn: 'language',
    horizon: 12,
    season: 0,
    gate: { isOn: true, targetIds: list.map(({ id }) => id).slice(0, 20), minimum: 0.8, isNotWorse: true },
    content: { columns: ['text', 'language'], rows },
  });
  for (const { kind, id: targetId, versions } of list.slice(0, 3)) {
    await call(evaluationCalls.start, { id: dataSet.id, kind, targetId, version: versions[0] ?? 1 });
  }
}

/** Creates connections to servers that do not exist. */
async function addConnections(call: CallDemo): Promise<void> {
  const common = { auth: 'bearer', secret: 'demo', certificate: '', timeout: 30 } as const;
  const model = { inputs: {}, outputs: {}, numbers: 'FP32' } as const;
  await call(connectionCalls.create, {
    ...common,
    slug: 'gpu-triton',
    name: 'Triton on GPU 1',
    protocol: 'oip',
    address: 'http://127.0.0.1:9',
    isEnabled: true,
    models: [
      { ...model, key: 'iris', model: 'iris-kmeans', task: 'cluster' },
      { ...model, key: 'outliers', model: 'transaction-outliers', task: 'anomaly' },
    ],
  });
  await call(connectionCalls.create, {
    ...common,
    slug: 'vllm',
    name: 'vLLM',
    protocol: 'openai',
    address: 'http://127.0.0.1:9/v1',
    isEnabled: false,
    models: [{ ...model, key: 'entities', model: 'Qwen/Qwen3-8B', task: 'entities' }],
  });
}

async function addPeople(call: CallDemo, { people }: DemoNames): Promise<void> {
  for (const [index, name] of people.entries()) {
    const account = `person${index + 1}`;
    const access = index % 9 === 0 ? (['user', 'admin'] as const) : (['user'] as const);
    await call(userCreateCall, { account, mail: `${account}@example.com`, name, access: [...access] });
  }
}

/** Creates three algorithms for each subject. Most are published and have one to three versions. */
async function addAlgorithms(call: CallDemo, names: DemoNames): Promise<void> {
  const seededVersions = new Map<string, BodyOf<typeof versionCreateCall>>();
  for (const { id, task } of (await call(algorithmCalls.list, {})).list) {
    const [first] = (await call(versionListCall, { algorithmId: id })).list;
    if (!first) continue;
    seededVersions.set(task, { ...(await call(versionDetailCall, { id: first.id })), algorithmId: id });
  }
  let count = 0;
  for (const [slug, subject] of names.subjects) {
    for (const [task, { suffix, description }] of Object.entries(names.tasks)) {
      count += 1;
      const name = joinName(subject, suffix);
      const tags = names.tags.filter((_, index) => (count + index) % 4 === 0);
      const draft = { slug: `${slug}-${task}`, name, task, description, tags };
      const { id } = await call(algorithmCalls.create, draft as BodyOf<typeof algorithmCalls.create>);
      const seededVersion = seededVersions.get(task);
      if (!seededVersion || count % 7 === 0) continue;
      const { engineId, parameters, sample } = seededVersion;
      for (const note of names.notes.slice(0, 1 + (count % 3))) {
        const version = { algorithmId: id, engineId, parameters, sample, note };
        await call(versionValidateCall, { id: (await call(versionCreateCall, version)).id });
      }
      const aliasChange = {
        algorithmId: id,
        alias: PRODUCTION_ALIAS,
        expected: null,
        version: 1,
        reason: '',
      };
      await call(aliasSetCall, aliasChange);
      await call(algorithmCalls.publish, { id });
      if (count % 6 === 0) await call(algorithmCalls.disable, { id });
      if (count % 18 === 0) await call(algorithmCalls.archive, { id });
    }
  }
}

/** Joins the parts of a name, with a space if the language separates words by spaces. */
function joinName(subject: string, suffix: string): string {
  return /^\w/.test(suffix) ? `${subject} ${suffix}` : subject + suffix;
}

const ITEM_CALLS: Readonly<Record<ItemKind, ItemCalls>> = { nlp: nlpCalls, recognition: recognitionCalls };

/**
 * Creates items with the engines, parameters and samples of seeded items, because these pass the test run that is
 * required before an item is published. Every fourth item stays a draft.
 */
async function addItems(call: CallDemo, kind: ItemKind, language: Language): Promise<void> {
  const calls = ITEM_CALLS[kind];
  const { list } = await call(calls.list, {});
  for (const [index, { slug, seed, texts }] of DEMO_ITEMS[kind].entries()) {
    const seededItem = findBySlug(list, seed);
    const { task, engine, parameters, sample } = await call(calls.detail, { id: seededItem.id });
    const tags = DEMO_NAMES[language].tags.filter((_, position) => (index + position) % 3 === 0);
    const draft = { ...texts[language], slug, task, engine, parameters, sample, tags };
    const { id, revision } = await call(calls.create, draft as BodyOf<typeof calls.create>);
    if (index % 4 !== 3) await call(calls.publish, { id, revision });
  }
}

async function addApps(call: CallDemo, kind: AppKind, language: Language): Promise<void> {
  const { list } = await call(targetListCall, { kind });
  for (const [index, { target, texts }] of DEMO_APPS[kind].entries()) {
    const targetId = findBySlug(list, target).id;
    const { id } = await call(appCalls[kind].create, { ...texts[language], targetId, logPolicy: 'full' });
    if (index % 4 === 1) await call(keyCalls.create, { appId: id, name: 'CI' });
    if (index % 8 === 6) await call(appCalls[kind].pause, { id });
  }
}

function findBySlug<Row extends { readonly slug: string }>(list: readonly Row[], slug: string): Row {
  const found = list.find((row) => row.slug === slug);
  if (!found) throw new Error(`No published record has the slug ${slug}.`);
  return found;
}
