const WORDS = [
  ...[
    'invoice',
    'customer',
    'sensor',
    'forecast',
    'delivery',
    'receipt',
    'warehouse',
    'ledger',
    'contract',
    'weather',
  ],
  ...['letter', 'number', 'drawing', 'parcel', 'review', 'quality', 'machine', 'energy', 'traffic', 'ticket'],
  ...['客户', '发票', '传感器', '预测', '物流', '收据', '仓库', '合同', '天气', '信件'],
  ...['数字', '图片', '包裹', '评价', '质量', '机器', '能源', '交通', '工单', '华东'],
];

/**
 * Returns SQL for `count` or `count + 1` random words. The subquery refers to `n`, the number of the row, so PostgreSQL
 * evaluates it for each row.
 */
function createWords(count: number): string {
  const list = WORDS.map((word) => `'${word}'`).join(',');
  return `(select string_agg((array[${list}])[1 + floor(random() * ${WORDS.length})::int], ' ')
    from generate_series(1, ${count} + n % 2) as word)`;
}

/** SQL for a text that one row in two thousand contains, so that a search for it finds only a few rows. */
const RARE_WORDS = `case when n % 2000 = 7 then ' quartz 石英' else '' end`;
const NAME = `${createWords(2)} || ' ' || n`;
const DESCRIPTION = `${createWords(5)} || ${RARE_WORDS}`;
const TAGS = `array['tag' || n % 10, 'rare' || n % 5000]`;
/** The first row has the newest time. With 100,000 rows, all times are within the last 90 days. */
const TIME = `now() - n * interval '77 seconds'`;
const STATUS = `(array['draft','published','published','disabled','archived'])[n % 5 + 1]`;

/**
 * Returns SQL that joins each row with one of the first thousand rows of a table. The two primes spread the choice over
 * all of these rows. The exponent chooses the first rows more often.
 */
const joinChosenRow = (table: string, name: string): string => `join (
  select *, row_number() over (order by id) as place from (select * from ${table} order by id limit 1000) as first
) as ${name} on ${name}.place = 1 + floor(1000 * power((n * 7919 % 100003) / 100003.0, 1.5))`;

const FROM_ROWS = 'from generate_series(1, $1::int) as n';

const createItemStatements = (table: string, task: string, engine: string): readonly string[] => [
  `insert into ${table} (id, slug, name, task, description, tags, engine, languages, parameters, status,
      published_revision, fingerprint, created_at, updated_at)
    select gen_random_uuid(), '${engine}-' || n, ${NAME}, '${task}', ${DESCRIPTION}, ${TAGS}, '${engine}', '{zh,en}',
      '{}', ${STATUS}, 1, 'tested ' || n % 100, ${TIME}, ${TIME} ${FROM_ROWS}`,
  `insert into item_revisions (item_id, revision, kind, content, fingerprint, created_at, published_at)
    select id, 1, '${table === 'recognitions' ? 'recognition' : 'nlp'}', '{"engine":"${engine}","parameters":{}}', '',
      created_at, created_at from ${table}`,
];

/**
 * The statements that fill each table that a list reads, in the order in which they must run. `$1` is the number of
 * rows.
 */
export const INSERT_STATEMENTS: readonly string[] = [
  `insert into users (id, account, mail, name, avatar, access, status, password_hash, created_at, updated_at)
    select gen_random_uuid(), 'person' || n, 'person' || n || '@example.com', ${NAME}, '',
      case when n % 50 = 0 then '{user,admin}'::text[] else '{user}'::text[] end,
      case when n % 20 = 0 then 'disabled' else 'active' end, '', ${TIME}, now() ${FROM_ROWS}`,
  `insert into algorithms (id, slug, name, task, description, tags, status, created_at, updated_at)
    select gen_random_uuid(), 'algorithm-' || n, ${NAME}, (array['cluster','anomaly','forecast'])[n % 3 + 1],
      ${DESCRIPTION}, ${TAGS}, ${STATUS}, ${TIME}, ${TIME} ${FROM_ROWS}`,
  `insert into algorithm_versions (id, algorithm_id, number, engine_id, parameters, note, status, created_at, updated_at)
    select gen_random_uuid(), one.id, row_number() over (partition by one.id order by n), 'kmeans', '{}', ${createWords(3)},
      (array['ready','ready','failed','archived'])[n % 4 + 1], ${TIME}, ${TIME} ${FROM_ROWS} ${joinChosenRow('algorithms', 'one')}`,
  `insert into algorithm_aliases (algorithm_id, name, version)
    select algorithm_id, 'production', 1 from algorithm_versions where number = 1`,
  `insert into alias_moves (id, algorithm_id, alias, from_version, to_version, at, reason, is_roll_back)
    select gen_random_uuid(), one.id, 'production', 1, 1, ${TIME}, ${createWords(3)}, false ${FROM_ROWS} ${joinChosenRow('algorithms', 'one')}`,
  ...createItemStatements('recognitions', 'ocr', 'tesseract'),
  ...createItemStatements('nlp_items', 'tokenize', 'jieba'),
  // A quarter of the apps have an algorithm as their target, a quarter a recognition, and half of them an NLP item.
  ...[
    ['algorithm', 'algorithms', '= 0'],
    ['recognition', 'recognitions', '= 1'],
    ['nlp', 'nlp_items', '> 1'],
  ].map(
    ([
      kind,
      table = '',
      condition,
    ]) => `insert into apps (id, kind, name, description, owner_id, target_id, status,
        created_at, updated_at)
      select gen_random_uuid(), '${kind}', ${NAME}, ${DESCRIPTION}, owner.id, target.id,
        (array['active','active','active','paused','draft'])[n % 5 + 1], ${TIME}, ${TIME}
      ${FROM_ROWS} ${joinChosenRow('users', 'owner')} ${joinChosenRow(table, 'target')} where n % 4 ${condition}`,
  ),
  // Runs that histories show, and the same number of older runs with the log policy `none`, which only statistics
  // count. With 100,000 rows, the runs that histories show are from the last 29 days.
  ...[
    ["'metadata'", 'app.owner_id', "now() - n * interval '25 seconds'"],
    ["'none'", 'null', "now() - interval '30 days' - n * interval '77 seconds'"],
  ].map(
    ([
      policy,
      userId,
      at,
    ]) => `insert into invocations (id, app_id, user_id, channel, target_id, target_version, status, error_code,
        queue_ms, run_ms, bytes_in, bytes_out, log_policy, created_at)
      select gen_random_uuid(), app.id, ${userId}::uuid, 'console', app.target_id, '1',
        case when n % 25 = 0 then 'failed' else 'succeeded' end, case when n % 25 = 0 then 4001 end, 1, n % 997, 120,
        800, ${policy}, ${at} ${FROM_ROWS} ${joinChosenRow('apps', 'app')}`,
  ),
  `insert into audit_events (id, at, actor_id, actor_account, action, target_type, target_id, address)
    select gen_random_uuid(), ${TIME}, person.id, person.account,
      (array['session.started','user.updated','app.created','algorithm.updated'])[n % 4 + 1],
      (array['session','user','app','algorithm'])[n % 4 + 1], gen_random_uuid()::text, '192.0.2.' || n % 250
    ${FROM_ROWS} ${joinChosenRow('users', 'person')}`,
  `insert into sessions (id, user_id, generation, token_hash, token_expires_at, refresh_hash, idle_expires_at, expires_at,
      is_remembered, device, address, created_at, last_used_at)
    select gen_random_uuid(), person.id, 1, 'token ' || n, now() + interval '1 day', 'refresh ' || n,
      now() + interval '1 day', now() + interval '1 day', true, 'bench', '192.0.2.' || n % 250, ${TIME}, ${TIME}
    from generate_series(1, $1::int) as n
    join (select *, row_number() over (order by id) as place from users) as person on person.place = n`,
];
