import type { TestDatabase } from 'server/testing';

const RUNS = 4_000;
/** Two months, so that the console can compare a month with the previous one. */
const DAYS = 60;
/** A quarter more, because the condition on weekends removes about a fifth of them. */
const CANDIDATE_RUNS = RUNS * 1.25;

/**
 * Adds two months of runs to the apps of a deployment: only during the day, few on weekends, most of them of a few apps
 * and by a few users, and 3% of them failed. Each run of an NLP app has the input `inputText`. Moves the creation times
 * of the records into the past months. The same deployment always gets the same numbers.
 */
export async function insertRuns(pool: TestDatabase['pool'], inputText: string): Promise<void> {
  // All statements use one database connection, because it has the temporary table and the seed of `random()`.
  const client = await pool.connect();
  try {
    await insert(client, inputText);
  } finally {
    client.release();
  }
}

async function insert(client: Pick<TestDatabase['pool'], 'query'>, inputText: string): Promise<void> {
  await client.query('select setseed(0.42)');
  // `factor` multiplies the usual duration of a run, by 0.2 to 5. The runs are from 8:00 to 18:00. The weights of the
  // apps decrease in the order of their names. `seed * 0` makes PostgreSQL choose an app for each run, not once for
  // all.
  await client.query(
    `create temporary table demo_runs as
      select gen_random_uuid() as id, app.*, random() as chance, exp(1.1 * (random() + random() + random() - 1.5)) as factor,
        date_trunc('day', now(), 'Asia/Shanghai') - day * interval '1 day' + interval '8 hours'
          + (random() + random()) * interval '5 hours' as at,
        people.ids[1 + floor(power(random(), 2) * cardinality(people.ids))::int] as user_id
      from (select array_agg(id order by account) as ids from users where status = 'active') as people,
        generate_series(1, $1::int) as n,
        lateral (select floor(${DAYS} * random())::int as day, n as seed) as drawn,
        lateral (
          select apps.id as app_id, apps.target_id, apps.kind from apps
          where apps.status = 'active'
          order by -ln(random() + seed * 0) * row_number() over (order by apps.name)
          limit 1
        ) as app
      where random() > case when extract(isodow from now() - day * interval '1 day') > 5 then 0.7 else 0 end`,
    [CANDIDATE_RUNS],
  );
  await client.query(
    `insert into invocations (id, app_id, user_id, channel, target_id, target_version, status, error_code, queue_ms,
        run_ms, bytes_in, bytes_out, log_policy, created_at)
      select id, app_id, user_id, case when floor(chance * 1000)::int % 10 < 4 then 'api' else 'console' end, target_id, '1',
        case when chance < 0.012 then 'timeout' when chance < 0.03 then 'failed' else 'succeeded' end,
        case when chance < 0.012 then 4002 when chance < 0.03 then 4001 end,
        1 + 20 * chance, factor * case kind when 'recognition' then 900 when 'algorithm' then 140 else 24 end,
        200 + 3000 * chance, 400 + 900 * factor, 'full', at
      from demo_runs where at < now()`,
  );
  await client.query(
    `insert into invocation_payloads (invocation_id, input, snippet, outputs)
      select id, json_build_object('kind', 'text', 'text', $1::text), $1, null from demo_runs
      where kind = 'nlp' and at < now()`,
    [inputText],
  );
  for (const table of ['users', 'algorithms', 'algorithm_versions', 'recognitions', 'nlp_items', 'apps']) {
    await client.query(
      `update ${table} set created_at = now() - interval '40 days' - random() * interval '50 days',
        updated_at = now() - random() * interval '30 days'`,
    );
  }
  // A trigger rejects updates of audit events.
  await client.query('alter table audit_events disable trigger user');
  await client.query("update audit_events set at = at - random() * interval '30 days'");
  await client.query('alter table audit_events enable trigger user');
  await client.query('vacuum analyze');
}
