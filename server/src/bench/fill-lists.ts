import type { DatabaseConnection } from '../database/connect-database.ts';

/**
 * The rows of one table; `$1` is how many. Moments lie in the last 90 days, names and states come in turn, and what
 * belongs to a thousand others is spread over them evenly.
 */
const STATEMENTS: readonly string[] = [
  `insert into users (id, account, mail, name, avatar, access, status, password_hash, created_at, updated_at)
    select gen_random_uuid(), 'person' || n, 'person' || n || '@example.com', 'Person ' || n, '',
      case when n % 50 = 0 then '{user,admin}'::text[] else '{user}'::text[] end,
      case when n % 20 = 0 then 'disabled' else 'active' end, '', now() - n * interval '77 seconds', now()
    from generate_series(1, $1::int) as n`,
  `insert into algorithms (id, slug, name, task, description, tags, status, created_at, updated_at)
    select gen_random_uuid(), 'algorithm-' || n, 'Algorithm ' || n, (array['cluster','anomaly','forecast'])[n % 3 + 1],
      'Finds what belongs together, for the ' || n || 'th time', array['tag' || n % 10],
      (array['draft','published','published','disabled','archived'])[n % 5 + 1],
      now() - n * interval '77 seconds', now() - n * interval '77 seconds'
    from generate_series(1, $1::int) as n`,
  ...['recognitions', 'nlp_items'].map(
    (
      table,
    ) => `insert into ${table} (id, slug, name, task, description, engine, languages, parameters, status,
        created_at, updated_at)
      select gen_random_uuid(), 'item-' || n, 'Item ' || n, 'tokenize', 'Reads what it is given, item ' || n, 'jieba',
        '{zh,en}', '{}', (array['draft','published','published','disabled','archived'])[n % 5 + 1],
        now() - n * interval '77 seconds', now() - n * interval '77 seconds'
      from generate_series(1, $1::int) as n`,
  ),
  `insert into apps (id, kind, name, description, owner_id, target_id, status, created_at, updated_at)
    select gen_random_uuid(), 'nlp', 'App ' || n, 'Reads the letters of customers', owner.id, target.id,
      (array['active','active','active','paused','draft'])[n % 5 + 1],
      now() - n * interval '77 seconds', now() - n * interval '77 seconds'
    from generate_series(1, $1::int) as n
    join (select id, row_number() over (order by id) as place from users) as owner on owner.place = n % 1000 + 1
    join (select id, row_number() over (order by id) as place from nlp_items) as target on target.place = n % 1000 + 1`,
  `insert into invocations (id, app_id, user_id, channel, target_id, target_version, status, error_code, queue_ms,
      run_ms, bytes_in, bytes_out, created_at)
    select gen_random_uuid(), app.id, app.owner_id, 'console', app.target_id, '1',
      case when n % 25 = 0 then 'failed' else 'succeeded' end, case when n % 25 = 0 then 4001 end, 1, n % 997, 120, 800,
      now() - n * interval '77 seconds'
    from generate_series(1, $1::int) as n
    join (select id, owner_id, target_id, row_number() over (order by id) as place from apps) as app on app.place = n % 1000 + 1`,
  `insert into audit_events (id, at, actor_id, actor_account, action, target_type, target_id, address)
    select gen_random_uuid(), now() - n * interval '77 seconds', person.id, person.account,
      (array['session.started','user.updated','app.created','algorithm.updated'])[n % 4 + 1],
      (array['session','user','app','algorithm'])[n % 4 + 1], gen_random_uuid()::text, '192.0.2.' || n % 250
    from generate_series(1, $1::int) as n
    join (select id, account, row_number() over (order by id) as place from users) as person on person.place = n % 1000 + 1`,
];

/** Fills every table that a list shows, and lets the database take stock as it does by itself in time. */
export async function fillLists(pool: DatabaseConnection['pool'], rows: number): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement, [rows]);
  await pool.query('vacuum analyze');
}
