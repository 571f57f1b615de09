CREATE TABLE "usage_hours" (
	"app_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"key_id" uuid,
	"target_version" text NOT NULL,
	"bucket" smallint NOT NULL,
	"runs" integer NOT NULL,
	"bytes_in" bigint NOT NULL,
	"bytes_out" bigint NOT NULL,
	CONSTRAINT "usage_hours_key" UNIQUE NULLS NOT DISTINCT("app_id","hour","key_id","target_version","bucket")
);
--> statement-breakpoint
ALTER TABLE "usage_hours" ADD CONSTRAINT "usage_hours_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_hours" ADD CONSTRAINT "usage_hours_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_hours_key_idx" ON "usage_hours" USING btree ("key_id");

--> statement-breakpoint
-- Each bucket is 10% wider than the one before. The first one ends at 0.1 ms.
CREATE FUNCTION find_usage_bucket(status text, run_ms double precision) RETURNS smallint IMMUTABLE LANGUAGE sql AS $$
	SELECT CASE
		WHEN status = 'canceled' THEN -1
		WHEN status <> 'succeeded' THEN 0
		ELSE greatest(1, least(200, 1 + ceil(ln(greatest(coalesce(run_ms, 0), 0.1) / 0.1) / ln(1.1))))
	END::smallint
$$;
--> statement-breakpoint
-- Ordered, so that parallel statements lock the counts in the same order.
CREATE FUNCTION count_usage_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO usage_hours AS counted (app_id, hour, key_id, target_version, bucket, runs, bytes_in, bytes_out)
	SELECT app_id, date_trunc('hour', created_at, 'UTC'), key_id, target_version,
		find_usage_bucket(status, run_ms), count(*), sum(bytes_in), sum(bytes_out)
	FROM new_rows WHERE status NOT IN ('queued', 'running')
	GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
	ON CONFLICT (app_id, hour, key_id, target_version, bucket) DO UPDATE SET
		runs = counted.runs + excluded.runs,
		bytes_in = counted.bytes_in + excluded.bytes_in,
		bytes_out = counted.bytes_out + excluded.bytes_out;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invocations_usage_insert AFTER INSERT ON invocations
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_usage_insert();
--> statement-breakpoint
-- A run that was closed as lost may still end. It then counts once, with its new status.
CREATE FUNCTION count_usage_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO usage_hours AS counted (app_id, hour, key_id, target_version, bucket, runs, bytes_in, bytes_out)
	SELECT app_id, date_trunc('hour', created_at, 'UTC'), key_id, target_version,
		find_usage_bucket(status, run_ms), sum(change), sum(change * bytes_in), sum(change * bytes_out)
	FROM (
		SELECT 1 AS change, n.* FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.status <> o.status
		UNION ALL
		SELECT -1 AS change, o.* FROM old_rows o JOIN new_rows n ON n.id = o.id WHERE n.status <> o.status
	) changes WHERE status NOT IN ('queued', 'running')
	GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
	ON CONFLICT (app_id, hour, key_id, target_version, bucket) DO UPDATE SET
		runs = counted.runs + excluded.runs,
		bytes_in = counted.bytes_in + excluded.bytes_in,
		bytes_out = counted.bytes_out + excluded.bytes_out;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invocations_usage_update AFTER UPDATE ON invocations
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_usage_update();
--> statement-breakpoint
INSERT INTO usage_hours (app_id, hour, key_id, target_version, bucket, runs, bytes_in, bytes_out)
SELECT app_id, date_trunc('hour', created_at, 'UTC'), key_id, target_version,
	find_usage_bucket(status, run_ms), count(*), sum(bytes_in), sum(bytes_out)
FROM invocations WHERE status NOT IN ('queued', 'running')
GROUP BY 1, 2, 3, 4, 5;
