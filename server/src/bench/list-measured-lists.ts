import {
  algorithmListCall,
  aliasHistoryCall,
  assetsListCall,
  auditListCall,
  type Call,
  dashboardRunsCall,
  type ListBody,
  nlpCalls,
  recognitionCalls,
  runCalls,
  userListCall,
  versionListCall,
} from '@atrium/contract';
import type { ListFields } from '../database/list/list-query.ts';
import { ALGORITHM_LIST_FIELDS } from '../features/algorithm/algorithm-repository.ts';
import { ALIAS_HISTORY_FIELDS } from '../features/algorithm-version/alias-repository.ts';
import { VERSION_LIST_FIELDS } from '../features/algorithm-version/version-repository.ts';
import { APP_LIST_FIELDS } from '../features/app/app-repository.ts';
import { AUDIT_LIST_FIELDS } from '../features/audit/audit-repository.ts';
import { DASHBOARD_RUN_FIELDS } from '../features/dashboard/run-list-repository.ts';
import { itemListFields } from '../features/item/item-repository.ts';
import { RUN_LIST_FIELDS } from '../features/run/run-repository.ts';
import { USER_LIST_FIELDS } from '../features/user/user-list-repository.ts';
import type { LargestRecords } from './find-largest-records.ts';

/** One list as a user sees it, and its requests by name. */
export interface MeasuredList {
  readonly name: string;
  readonly call: Call;
  /** Whether the user who owns the most apps sends the requests. By default, an admin sends them. */
  readonly isSentByOwner?: boolean;
  readonly requests: Readonly<Record<string, object>>;
}

interface RequestOptions {
  readonly fields: ListFields;
  /** The part of the body that all requests share. */
  readonly body?: object;
  /** The filters to measure. Each of them gets its own request. */
  readonly filters: Readonly<Record<string, string[]>>;
  /** The field that one request limits to a month. */
  readonly timeField: string;
  /** The approximate number of pages of 20 rows. By default, the number of pages of a list with all rows. */
  readonly pages?: number;
}

/** The number of pages of a list with 100,000 rows. */
const PAGES = 5_000;

const createMonthBody = (timeField: string): ListBody => ({
  ranges: { [timeField]: { from: new Date(Date.now() - 30 * 86_400_000).toISOString() } },
});

/**
 * Returns requests for near and far pages, each column in both directions, each filter, one month, and keywords: rare
 * and common words in English and Chinese, a single character, a text that no word contains, and digits.
 */
function createRequests({
  fields,
  body,
  filters,
  timeField,
  pages = PAGES,
}: RequestOptions): Record<string, object> {
  const sorts = Object.keys(fields.sorts).flatMap((field) =>
    (['ascend', 'descend'] as const).map((order) => [`${field} ${order}ing`, { sort: { field, order } }]),
  );
  const words = ['quartz', '石英', 'customer', '客户', '户', 'zz', '777'].map((word) => [
    `word ${word}`,
    { keyword: word },
  ]);
  const requests = {
    first: {},
    'page 20': { page: Math.min(20, pages) },
    middle: { page: Math.ceil(pages / 2) },
    last: { page: pages },
    ...Object.fromEntries(sorts),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [
        // An id would not fit in its column of the printed table.
        `${name} ${values}`.slice(0, 24),
        { filters: { [name]: values } },
      ]),
    ),
    month: createMonthBody(timeField),
    ...Object.fromEntries(words),
  };
  return Object.fromEntries(
    Object.entries<object>(requests).map(([name, request]) => [name, { ...body, ...request }]),
  );
}

const createItemRequests = (kind: 'recognition' | 'nlp') =>
  createRequests({
    fields: itemListFields(kind),
    filters: { status: ['published'], engine: ['none'], tags: ['rare7'] },
    timeField: 'updatedAt',
  });

function createAppRequests(kind: string, pages: number) {
  const body = { filters: { kind: [kind] } };
  const requests = createRequests({
    fields: APP_LIST_FIELDS,
    body,
    filters: {},
    timeField: 'updatedAt',
    pages,
  });
  return { ...requests, paused: { filters: { kind: [kind], status: ['paused'] } } };
}

/** Returns every list of the server with the requests that users send to it. */
export function listMeasuredLists({ owner, app, algorithm }: LargestRecords): readonly MeasuredList[] {
  const runOptions = {
    fields: RUN_LIST_FIELDS,
    filters: { status: ['failed'] },
    timeField: 'createdAt',
  };
  const createList = (name: string, call: Call, options: RequestOptions): MeasuredList => ({
    name,
    call,
    requests: createRequests(options),
  });
  return [
    createList('users', userListCall, {
      fields: USER_LIST_FIELDS,
      filters: { status: ['disabled'], access: ['admin'] },
      timeField: 'createdAt',
    }),
    createList('algorithms', algorithmListCall, {
      fields: ALGORITHM_LIST_FIELDS,
      filters: { status: ['published'], task: ['forecast'], tags: ['rare7'] },
      timeField: 'updatedAt',
    }),
    createList('versions', versionListCall, {
      fields: VERSION_LIST_FIELDS,
      body: { algorithmId: algorithm.id },
      filters: { status: ['failed'] },
      timeField: 'updatedAt',
      pages: Math.ceil(algorithm.rowCount / 20),
    }),
    createList('aliases', aliasHistoryCall, {
      fields: ALIAS_HISTORY_FIELDS,
      body: { algorithmId: algorithm.id },
      filters: { alias: ['production'] },
      timeField: 'at',
      pages: Math.ceil(algorithm.rowCount / 20),
    }),
    { name: 'recognitions', call: recognitionCalls.list, requests: createItemRequests('recognition') },
    { name: 'nlp items', call: nlpCalls.list, requests: createItemRequests('nlp') },
    createList('apps', assetsListCall, {
      fields: APP_LIST_FIELDS,
      filters: { status: ['paused'], ownerId: [owner.id] },
      timeField: 'updatedAt',
    }),
    // A quarter of the apps are algorithm apps, a quarter are recognition apps, and half are NLP apps.
    { name: 'algorithm apps', call: assetsListCall, requests: createAppRequests('algorithm', PAGES / 4) },
    { name: 'recognition apps', call: assetsListCall, requests: createAppRequests('recognition', PAGES / 4) },
    { name: 'nlp apps', call: assetsListCall, requests: createAppRequests('nlp', PAGES / 2) },
    {
      name: 'own apps',
      call: assetsListCall,
      isSentByOwner: true,
      requests: createRequests({
        fields: APP_LIST_FIELDS,
        filters: { status: ['paused'], kind: ['nlp'] },
        timeField: 'updatedAt',
        pages: Math.ceil(owner.rowCount / 20),
      }),
    },
    createList('runs', runCalls.list, runOptions),
    {
      name: 'own runs',
      call: runCalls.list,
      isSentByOwner: true,
      requests: createRequests({ ...runOptions, pages: 10 }),
    },
    createList('runs of an app', runCalls.list, {
      ...runOptions,
      filters: {},
      body: { filters: { appId: [app.id] } },
      pages: Math.ceil(app.rowCount / 20),
    }),
    createList('dashboard runs', dashboardRunsCall, {
      fields: DASHBOARD_RUN_FIELDS,
      filters: { status: ['failed'], kind: ['nlp'], appId: [app.id], userId: [owner.id] },
      timeField: 'createdAt',
    }),
    createList('audit', auditListCall, {
      fields: AUDIT_LIST_FIELDS,
      filters: { action: ['app.created'], targetType: ['app'], actorId: [owner.id] },
      timeField: 'at',
    }),
  ];
}
