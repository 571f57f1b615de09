CREATE TABLE "data_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"task" text NOT NULL,
	"description" text NOT NULL,
	"text_column" text NOT NULL,
	"expected_column" text NOT NULL,
	"horizon" integer NOT NULL,
	"season" integer NOT NULL,
	"gate" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"row_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"data_set_id" uuid NOT NULL,
	"data_set_revision" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"target_name" text NOT NULL,
	"version" integer NOT NULL,
	"engine_id" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"status" text NOT NULL,
	"server_id" uuid,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"score" double precision,
	"metrics" jsonb,
	"error_code" integer,
	"failures" jsonb NOT NULL,
	"failure_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_data_set_id_data_sets_id_fk" FOREIGN KEY ("data_set_id") REFERENCES "public"."data_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_sets_updated_at_idx" ON "data_sets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "data_sets_name_idx" ON "data_sets" USING btree ("name","updated_at","id");--> statement-breakpoint
CREATE INDEX "data_sets_task_idx" ON "data_sets" USING btree ("task","updated_at","id");--> statement-breakpoint
CREATE INDEX "data_sets_search_idx" ON "data_sets" USING gin (search_pairs(("name" || E'\n' || "description"))) WITH (fastupdate=true,gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "evaluations_data_set_idx" ON "evaluations" USING btree ("data_set_id","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_target_idx" ON "evaluations" USING btree ("target_id","version");