CREATE TABLE "batch_rows" (
	"batch_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" json NOT NULL,
	"file" "bytea",
	"file_type" text,
	"status" text NOT NULL,
	"run_id" uuid,
	"job_id" uuid,
	"attempt" integer,
	"error_code" integer,
	"outputs" json,
	CONSTRAINT "batch_rows_batch_id_row_pk" PRIMARY KEY("batch_id","row")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"key_id" uuid,
	"name" text NOT NULL,
	"task" text NOT NULL,
	"status" text NOT NULL,
	"columns" jsonb NOT NULL,
	"input_columns" jsonb NOT NULL,
	"horizon" integer NOT NULL,
	"season" integer NOT NULL,
	"per_minute" integer,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_rows_status_idx" ON "batch_rows" USING btree ("batch_id","status","row");--> statement-breakpoint
CREATE INDEX "batches_app_idx" ON "batches" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_created_by_idx" ON "batches" USING btree ("created_by","started_at");--> statement-breakpoint
-- The rows of batches count as stored data of the user for whom they run. Without statistics, the planner would compare
-- each changed row with all rows, so these functions always use the index.
CREATE FUNCTION count_batch_rows_insert() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT b.created_by AS owner, pg_column_size(s.cells) + coalesce(pg_column_size(s.outputs), 0)
			+ coalesce(pg_column_size(s.file), 0) AS bytes
		FROM new_rows n JOIN batch_rows s ON s.batch_id = n.batch_id AND s.row = n.row
		JOIN batches b ON b.id = n.batch_id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batch_rows_storage_insert AFTER INSERT ON batch_rows
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_batch_rows_insert();
--> statement-breakpoint
CREATE FUNCTION count_batch_rows_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT b.created_by AS owner, -(pg_column_size(o.cells) + coalesce(pg_column_size(o.outputs), 0)
			+ coalesce(pg_column_size(o.file), 0)) AS bytes
		FROM old_rows o JOIN batches b ON b.id = o.batch_id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batch_rows_storage_delete AFTER DELETE ON batch_rows
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_batch_rows_delete();
--> statement-breakpoint
CREATE FUNCTION count_batch_rows_update() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT b.created_by AS owner, -(coalesce(pg_column_size(o.outputs), 0)) AS bytes
		FROM old_rows o JOIN batches b ON b.id = o.batch_id
		UNION ALL
		SELECT b.created_by AS owner, coalesce(pg_column_size(s.outputs), 0) AS bytes
		FROM new_rows n JOIN batch_rows s ON s.batch_id = n.batch_id AND s.row = n.row
		JOIN batches b ON b.id = n.batch_id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batch_rows_storage_update AFTER UPDATE ON batch_rows
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_batch_rows_update();
--> statement-breakpoint
-- Removes the rows while the batch still names its user.
CREATE FUNCTION remove_batch_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM batch_rows WHERE batch_id = OLD.id;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_storage BEFORE DELETE ON batches
	FOR EACH ROW EXECUTE FUNCTION remove_batch_rows();
