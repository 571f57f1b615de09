ALTER TABLE "usage_hours" DROP CONSTRAINT "usage_hours_key";--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "cost" numeric(20, 10);--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "usage_hours" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "usage_hours" ADD COLUMN "input_tokens" bigint;--> statement-breakpoint
ALTER TABLE "usage_hours" ADD COLUMN "output_tokens" bigint;--> statement-breakpoint
ALTER TABLE "usage_hours" ADD COLUMN "cost" numeric(20, 10);--> statement-breakpoint
ALTER TABLE "usage_hours" ADD CONSTRAINT "usage_hours_key" UNIQUE NULLS NOT DISTINCT("app_id","hour","key_id","target_version","bucket","currency");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_usage_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO usage_hours AS counted (app_id, hour, key_id, target_version, bucket, currency,
		runs, bytes_in, bytes_out, input_tokens, output_tokens, cost)
	SELECT app_id, date_trunc('hour', created_at, 'UTC'), key_id, target_version,
		find_usage_bucket(status, run_ms), currency, count(*), sum(bytes_in), sum(bytes_out),
		sum(input_tokens), sum(output_tokens), sum(cost)
	FROM new_rows WHERE status NOT IN ('queued', 'running')
	GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT (app_id, hour, key_id, target_version, bucket, currency) DO UPDATE SET
		runs = counted.runs + excluded.runs,
		bytes_in = counted.bytes_in + excluded.bytes_in,
		bytes_out = counted.bytes_out + excluded.bytes_out,
		input_tokens = coalesce(counted.input_tokens + excluded.input_tokens, counted.input_tokens, excluded.input_tokens),
		output_tokens = coalesce(counted.output_tokens + excluded.output_tokens, counted.output_tokens, excluded.output_tokens),
		cost = coalesce(counted.cost + excluded.cost, counted.cost, excluded.cost);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_usage_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO usage_hours AS counted (app_id, hour, key_id, target_version, bucket, currency,
		runs, bytes_in, bytes_out, input_tokens, output_tokens, cost)
	SELECT app_id, date_trunc('hour', created_at, 'UTC'), key_id, target_version,
		find_usage_bucket(status, run_ms), currency, sum(change), sum(change * bytes_in), sum(change * bytes_out),
		sum(change * input_tokens), sum(change * output_tokens), sum(change * cost)
	FROM (
		SELECT 1 AS change, n.* FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.status <> o.status
		UNION ALL
		SELECT -1 AS change, o.* FROM old_rows o JOIN new_rows n ON n.id = o.id WHERE n.status <> o.status
	) changes WHERE status NOT IN ('queued', 'running')
	GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT (app_id, hour, key_id, target_version, bucket, currency) DO UPDATE SET
		runs = counted.runs + excluded.runs,
		bytes_in = counted.bytes_in + excluded.bytes_in,
		bytes_out = counted.bytes_out + excluded.bytes_out,
		input_tokens = coalesce(counted.input_tokens + excluded.input_tokens, counted.input_tokens, excluded.input_tokens),
		output_tokens = coalesce(counted.output_tokens + excluded.output_tokens, counted.output_tokens, excluded.output_tokens),
		cost = coalesce(counted.cost + excluded.cost, counted.cost, excluded.cost);
	RETURN NULL;
END $$;
